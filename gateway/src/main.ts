const needed = 26;
const [major] = process.versions.node.split('.');

if (Number(major) < needed) {
  process.stderr.write(`TimeTrack needs Node ${needed} or newer, and this is ${process.version}: use "npm start".\n`);
  process.exit(1);
}
// Only now: an older Node could not even read what follows.
const { run } = await import('./run.js');
await run(process.argv.slice(2), process.env);

export {};
