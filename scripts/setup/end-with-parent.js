// npm sends a signal to the shell in which it runs a script, and some shells end without passing it on. `exec` would take the
// shell's place, but cmd.exe lacks it. So a program that npm runs ends when its shell does.
const LOOK_EVERY_MS = 100;

const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
