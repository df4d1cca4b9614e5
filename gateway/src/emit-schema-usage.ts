import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOperatorCommand, withOperatorDatabase } from './composition/operator-database.js';
import { parseConfig } from './platform/config/environment.js';
import { summarizeKeyUsage } from './platform/graphql/usage/key-usage.js';

const [target = path.resolve(import.meta.dirname, '../schema-usage.json')] = process.argv.slice(2);

/** `npm run schema:usage`: writes what API keys use to a file, which is committed and protects it from being removed. */
await runOperatorCommand(() =>
  withOperatorDatabase(parseConfig(process.env), async (orm) => {
    const summary = await summarizeKeyUsage(orm.em.fork(), new Date());
    await writeFile(target, `${JSON.stringify(summary, null, 2)}\n`);
    const count = Object.keys(summary.coordinates).length;
    return [`API keys use ${count} parts of the schema. Commit ${path.relative(process.cwd(), target)}.`];
  }),
);
