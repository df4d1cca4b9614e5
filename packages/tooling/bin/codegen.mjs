import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run codegen`: writes gateway/schema.graphql from the gateway's code, then the types of every module's operations and
 * of the abilities, and the icons' components. It names every change that would break a client of the committed schema.
 */
requireNode();
const { build, staleApplications } = await import('../build/build.mjs');
const { generateAll, writeAll } = await import('../codegen/index.mjs');
const { emittedSchema, listBreakingChanges, schemaOfLastCommit, writeSchema } = await import('../checks/schema.mjs');

const gateway = staleApplications().filter(({ name }) => name === 'gateway');
if (!(await build(gateway, console.log))) process.exit(1);

const schema = await emittedSchema();
for (const line of listBreakingChanges(await schemaOfLastCommit(), schema)) console.warn(line);
writeSchema(schema);

const files = await generateAll().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
writeAll(files);
console.log(`Wrote gateway/schema.graphql and ${files.size} generated files.`);
