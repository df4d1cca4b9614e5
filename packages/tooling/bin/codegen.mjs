import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run codegen`: writes gateway/schema.graphql from the gateway's code, then the types of every module's operations and
 * of the abilities, and the reports of the shared packages. It writes nothing if the schema would
 * break a client of the last release.
 */
requireNode();
const { writeReports } = await import('../api/check.mjs');
const { build, staleApplications } = await import('../build/build.mjs');
const { generateAll, writeAll } = await import('../codegen/index.mjs');
const { emittedSchema, objectionsTo, writeSchema } = await import('../checks/schema.mjs');

const gateway = staleApplications().filter(({ name }) => name === 'gateway');
if (!(await build(gateway, console.log))) process.exit(1);

const schema = await emittedSchema();
const objections = await objectionsTo(schema);
if (objections.length > 0) {
  console.error([...objections, 'Nothing was written.'].join('\n'));
  process.exit(1);
}
writeSchema(schema);

const files = await generateAll().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
writeAll(files);
// The reports of the shared packages contain the abilities.
const reports = await writeReports();
console.log(`Wrote gateway/schema.graphql, ${files.size} generated files and ${reports.length} reports.`);
