import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run house`: measures this repository. `-- --pairs` lists the folders that import each other, `-- --json` prints
 * the figures as JSON, `-- --compare FILE` shows them next to saved figures, `-- --root FOLDER` measures another
 * checkout, and `-- --write` updates the table in docs/house.md.
 */
requireNode();
const { readFileSync, writeFileSync } = await import('node:fs');
const path = await import('node:path');
const { parseArgs } = await import('node:util');
const { root } = await import('../lib/workspaces.mjs');
const { measure } = await import('../house/figures.mjs');
const { listPairs, table } = await import('../house/report.mjs');

const { values } = parseArgs({
  options: {
    pairs: { type: 'boolean' },
    json: { type: 'boolean' },
    compare: { type: 'string' },
    write: { type: 'boolean' },
    root: { type: 'string', default: root },
  },
});
const { figures, siblings, nested, cycles } = await measure(path.resolve(values.root));

const saved = values.write ? path.join(root, 'docs/house/before.json') : values.compare;
const report = table(figures, saved ? JSON.parse(readFileSync(saved, 'utf8')) : undefined);

if (values.write) {
  const page = path.join(root, 'docs/house.md');
  const [text = ''] = readFileSync(page, 'utf8').split('\n## Before and after\n');
  writeFileSync(page, `${text.trimEnd()}\n\n## Before and after\n\n${report}\n`);
}
if (values.json) console.log(JSON.stringify(figures, null, 2));
else console.log(report);
if (values.pairs) {
  console.log(`\nSibling folders that import each other:\n${listPairs(siblings)}`);
  console.log(`\nNested folders that import each other:\n${listPairs(nested)}`);
  console.log(`\nCycles of sibling folders:\n${cycles.map((cycle) => cycle.join(', ')).join('\n')}`);
}
