// Starts a project, a demo or a stream entry that already builds, and says what to edit: `npm run new -- project my-slug`,
// `npm run new -- demo my-slug`, `npm run new -- entry text`.
import { newDemo } from './new/new-demo.ts';
import { newEntry } from './new/new-entry.ts';
import { newProject } from './new/new-project.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `Usage:
  npm run new -- project <slug>               a write-up with its pictures
  npm run new -- project <slug> --demo        the same, with a small demo to start from
  npm run new -- demo <slug>                  the same small demo for a project that exists
  npm run new -- entry <text|audio|spotify>   an entry of the stream
Titles, tags and dates are written into the new file.`;

/** Writes new content and prints what to edit in it. */
export async function startContent(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const [kind, name, ...rest] = args.filter((arg) => arg !== '--demo');
  const hasDemo = args.includes('--demo');
  const unknown =
    args.find((arg) => arg.startsWith('-') && arg !== '--demo') ??
    (hasDemo && kind === 'entry' ? '--demo' : rest[0]);
  if (unknown !== undefined)
    throw new Error(`"${unknown}" cannot be used here. Leave it out.\n\n${USAGE}`);
  if (name !== undefined && kind === 'project') console.log(await newProject(name, { hasDemo }));
  else if (name !== undefined && kind === 'demo') console.log(await newDemo(name));
  else if (name !== undefined && kind === 'entry') console.log(await newEntry(name));
  else throw new Error(USAGE);
}

if (import.meta.main) await runCommand(startContent);
