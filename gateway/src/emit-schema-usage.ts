import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCommandLine, runOperatorCommand, withOperatorDatabase } from './composition/operator-database.js';
import { parseConfig } from './platform/config/environment.js';
import { summarizeKeyUsage } from './platform/graphql/usage/key-usage.js';

/** `npm run schema:usage`: writes what API keys use to a file, which is committed and protects it from being removed. */
await runOperatorCommand(() => {
  const { positionals } = parseCommandLine('Use "npm run schema:usage" or "npm run schema:usage -- FILE".', {
    takes: 1,
    options: {},
  });
  const [target = path.resolve(import.meta.dirname, '../schema-usage.json')] = positionals;
  return withOperatorDatabase(parseConfig(process.env), async (orm) => {
    const summary = await summarizeKeyUsage(orm.em.fork(), new Date());
    await writeFile(target, `${JSON.stringify(summary, null, 2)}\n`);
    const count = Object.keys(summary.coordinates).length;
    return [`API keys use ${count} parts of the schema. Commit ${path.relative(process.cwd(), target)}.`];
  });
});
