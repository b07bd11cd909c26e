// Starts a project or a stream entry that already builds, and says what to edit: `npm run new -- project my-slug`,
// `npm run new -- entry text`.
import { newEntry } from './new/new-entry.ts';
import { newProject } from './new/new-project.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `Usage:
  npm run new -- project <slug>               a write-up with its pictures
  npm run new -- entry <text|audio|spotify>   an entry of the stream`;

const [kind, name] = process.argv.slice(2);
await runCommand(async () => console.log(await start()));

function start(): Promise<string> {
  if (kind === 'project' && name !== undefined) return newProject(name);
  if (kind === 'entry' && name !== undefined) return newEntry(name);
  throw new Error(USAGE);
}
