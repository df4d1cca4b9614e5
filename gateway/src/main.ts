import module from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

const needed = 26;
const [major] = process.versions.node.split('.');

if (Number(major) < needed) {
  process.stderr.write(`TimeTrack needs Node ${needed} or newer, but this is ${process.version}. Use "npm start".\n`);
  process.exit(1);
}
// Under load, V8 starts to create what lists consist of among the old objects. There, garbage keeps the young objects that it
// refers to until the next full collection: collections took four times as long, and the process 100 MB more.
setFlagsFromString('--no-allocation-site-pretenuring');
// The compiled code of the last start. In the folder of the product: others may write to the system's temporary one.
module.enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'));
// Import only now: an older Node could not parse the rest.
const { run } = await import('./composition/process.js');
await run(process.env);
