import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run codegen`: writes gateway/schema.graphql from the gateway's code, and the types of every module's operations
 * from the schema. What would break a client of the schema as it was is named.
 */
requireNode();
const { build, staleApplications } = await import('../build/build.mjs');
const { generateAll, writeAll } = await import('../codegen/index.mjs');
const { breakages, committedSchema, emittedSchema, writeSchema } = await import('../checks/schema.mjs');

const gateway = staleApplications().filter(({ name }) => name === 'gateway');
if (!(await build(gateway, console.log))) process.exit(1);

const schema = await emittedSchema();
for (const line of breakages(committedSchema(), schema)) console.warn(line);
writeSchema(schema);

const files = await generateAll();
writeAll(files);
console.log(`Wrote gateway/schema.graphql and ${files.size} files of types.`);
