// Starts a project or a stream entry that already builds, and says what to edit: `npm run new -- project my-slug`,
// `npm run new -- entry text`.
import { newEntry } from './new/new-entry.ts';
import { newProject } from './new/new-project.ts';

const USAGE = `Usage:
  npm run new -- project <slug>               a write-up with its pictures
  npm run new -- entry <text|audio|spotify>   an entry of the stream`;

const [kind, name] = process.argv.slice(2);
try {
  console.log(await start());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function start(): Promise<string> {
  if (kind === 'project' && name !== undefined) return newProject(name);
  if (kind === 'entry' && name !== undefined) return newEntry(name);
  throw new Error(USAGE);
}
