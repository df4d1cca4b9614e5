import { requireNode } from '../lib/node-version.mjs';

/** `npm run prose`: checks the English of everything, or `-- PATH...` of some files and folders. */
requireNode();
const path = await import('node:path');
const { root } = await import('../lib/workspaces.mjs');
const { checkProse } = await import('../prose/prose.mjs');

const paths = process.argv.slice(2).map((name) => path.relative(root, path.resolve(name)));
const findings = await checkProse(paths);
for (const { file, line, message } of findings) console.log(`${file}:${line}  ${message}`);
console.log(findings.length === 0 ? 'No findings.' : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
