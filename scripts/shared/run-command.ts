/** Runs a command of package.json with its arguments. When it throws, prints the message without a stack trace and sets exit code 1. */
export async function runCommand(
  command: (args: string[]) => void | Promise<void>,
  args = process.argv.slice(2),
): Promise<void> {
  try {
    await command(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
