import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editor } from './tables.mjs';

/**
 * The files that need an entry for a new operation, screen, feature or module. docs/contributing lists the same files.
 * Rows go to the end of their table.
 */

export const places = {
  permissionTable: 'gateway/src/access/permission-table.ts',
  schema: 'gateway/schema.graphql',
  screenTable: 'gateway/src/access/abilities.ts',
  screenTest: 'gateway/src/access/test/abilities.test.ts',
  auditTitles: 'gateway/src/features/audit/audit-action.types.ts',
  features: 'gateway/src/composition/features.ts',
  reachTables: 'gateway/src/platform/database/row-level-security/reach-tables.ts',
  roleTable: 'gateway/test/api/role-table.ts',
  parityCases: 'gateway/test/api/parity-cases.ts',
  lists: 'gateway/test/api/connections.test.ts',
  nodes: 'gateway/test/api/nodes.test.ts',
  openapiSamples: 'gateway/test/api/openapi.test.ts',
  abilityType: 'packages/contracts/src/ability.generated.ts',
  owners: '.github/CODEOWNERS',
};

/**
 * @typedef {object} Operation
 * @property {string} name `archiveCrew`
 * @property {string} [section] the title of the new section that it begins in the tables that have sections
 * @property {'command' | 'query'} kind
 * @property {'GET' | 'POST'} method
 * @property {string} path `/api/crews`
 * @property {string} [document] the GraphQL document of a query
 * @property {string} [mutation] the name of the mutation of a command: `crewArchive`
 * @property {boolean} takesName whether its input is a name; otherwise it takes no input
 * @property {string} [auditAction]
 * @property {string} [auditTitle]
 */

/**
 * Adds an operation to the permission table, the audit titles, and the tables that the tests of the two APIs read.
 *
 * @param {string} top
 * @param {Operation} operation
 */
export function wireOperation(top, operation) {
  const { name, section, kind, method, path: url, takesName, auditAction, auditTitle } = operation;
  const { insertRows } = editor(top);
  const heading = section ? `  // ${section}\n` : '';
  insertRows(places.permissionTable, /export const permissionTable = \{\n/, `${heading}  ${name}: administrators,\n`);
  if (auditAction) insertRows(places.auditTitles, /auditTitles = \{\n/, `  '${auditAction}': '${auditTitle}',\n`);
  const input = takesName ? ', createInput: () => aName()' : '';
  const role = `${heading && `\n${heading}`}  ${name}: { callers: administrators${input} },\n`;
  insertRows(places.roleTable, /export const roleTable: [^=]*= \{\n/, role);
  const graphql = operation.mutation ? `mutation: '${operation.mutation}'` : `graphql: '${operation.document}'`;
  const parityRow = `  ${name}: { rest: ['${method}', '${url}'], ${graphql} },\n`;
  insertRows(places.parityCases, /export const \w*[cC]ommands = \{\n/, parityRow);
  const calls = [`  ['${name}', 'a worker', 'WORKER', {}, 'FORBIDDEN'],\n`];
  if (takesName) calls.push(`  ['${name}', 'a blank name', 'ADMIN', { name: ' ' }, 'BAD_USER_INPUT'],\n`);
  insertRows(places.parityCases, /const \w*[cC]alls: [^=]*= \[\n/, calls.join(''));
  if (kind === 'query' && takesName)
    insertRows(places.openapiSamples, /const queries: [^=]*= \{\n/, `  '${url}': '?name=North',\n`);
}

/**
 * Adds a list to the test of connections, with how to add an entry to it.
 *
 * @param {string} top
 * @param {string} name
 * @param {string} url creates an entry from a name
 */
export function wireList(top, name, url) {
  const row = `  ${name}: (_fixture, owner) => post(owner, '${url}', { name: \`Name \${Math.random()}\` }),\n`;
  editor(top).insertRows(places.lists, /const lists: [^=]*= \{\n/, row);
}

/**
 * Lists a table whose rows belong to no person: every manager sees them.
 *
 * @param {string} top
 * @param {string} table
 */
export function wireTable(top, table) {
  const row = `  ${table}: 'without people',\n`;
  editor(top).insertRows(places.reachTables, /export const tablesForEveryReach: [^=]*= \{\n/, row);
}

/**
 * Adds a type to the test of nodes, with how to create an object of it.
 *
 * @param {string} top
 * @param {string} type
 * @param {string} url creates an object from a name
 */
export function wireNode(top, type, url) {
  const row = `    ${type}: (await gateway.rest(owner, 'POST', '${url}', { name: 'North' })).body.id,\n`;
  editor(top).insertBefore(places.nodes, /^ {4}User: owner\.userId/m, row);
}

/**
 * Adds operations to a feature.
 *
 * @param {string} top
 * @param {string} feature
 * @param {string} name of the list of operations
 * @param {string} file where it is, without `.ts`
 */
export function wireIntoFeature(top, feature, name, file) {
  const { edit, prepend, insertItem } = editor(top);
  const index = `gateway/src/features/${feature}/index.ts`;
  edit(index, (before) => before.replace(/\bapi: (\w+(?:\(\w+\))?),/, 'api: [...$1],'));
  insertItem(index, /\bapi: \[/, `...${name}`);
  prepend(index, `import { ${name} } from './${file}.js';\n`);
}

/** @param {string} top @param {string} name @param {string} folder */
export function wireFeature(top, name, folder) {
  const { prepend, insertBefore } = editor(top);
  insertBefore(places.features, /^ {2}idempotencyFeature,\n/m, `  ${name},\n`);
  prepend(places.features, `import { ${name} } from '../features/${folder}/index.js';\n`);
}

/**
 * Adds a screen to its module, to the screen table with its test, and to the type of abilities.
 *
 * @param {string} top
 * @param {string} module
 * @param {{ ability: string, path: string, title: string, component: string }} screen
 */
export function wireScreen(top, module, { ability, path: url, title, component }) {
  const { insertRows, insertBefore } = editor(top);
  const definition = `${module}/src/expose/module.ts`;
  insertRows(places.screenTable, /export const screenTable = \{\n/, `  ${ability}: administrators,\n`);
  insertRows(places.screenTest, /const screensOfTheSpecification = \{\n/, `  ${ability}: 'OWNER, ADMIN',\n`);
  insertBefore(places.abilityType, /;\s*$/, `\n  | '${ability}'`);
  insertBefore(
    definition,
    /^ {2}\],\n/m,
    [
      '    {',
      `      path: '${url}',`,
      `      title: '${title}',`,
      `      ability: '${ability}',`,
      `      navigation: { label: '${title}', icon: 'blocks', order: ${nextOrder(top, module)} },`,
      `      load: async () => (await import('../features${url}/index.js')).${component},`,
      '    },\n',
    ].join('\n'),
  );
}

/**
 * Names the team of a module as the owner of its folder. Reviews are all that the entry is for.
 *
 * @param {string} top
 * @param {string} module
 */
export function wireOwners(top, module) {
  const line = `${`/${module}/`.padEnd(33)} @timetrack/${module.replace(/^mf-/, '')}\n`;
  editor(top).edit(places.owners, (text) => text.replace(/^\/mf-.*\n(?!\/mf-)/m, (last) => last + line));
  return `Named @timetrack/${module.replace(/^mf-/, '')} as its owners`;
}

/**
 * The place in the sidebar after the module's last screen, or after all screens in a module without screens.
 *
 * @param {string} top
 * @param {string} module
 */
function nextOrder(top, module) {
  const ordersIn = (/** @type {string} */ folder) =>
    globSync(`${folder}/src/expose/module.ts`, { cwd: top }).flatMap((file) =>
      [...readFileSync(path.join(top, file), 'utf8').matchAll(/\border: (\d+)/g)].map(([, order]) => Number(order)),
    );
  const [own, all] = [ordersIn(module), ordersIn('mf-*')];
  let order = Math.max(0, ...(own.length > 0 ? own : all)) + 1;
  while (all.includes(order)) order += 1;
  return order;
}

/**
 * Adds a typed default response to a module's default responses.
 *
 * @param {string} top
 * @param {string} module
 * @param {{ document: string, file: string, response: string }} part
 */
export function wireDefaultResponse(top, module, { document, file, response }) {
  const { prepend, insertRows } = editor(top);
  const defaults = defaultsOf(top, module).file;
  const row = `  api.query(${document}, () => respondWith(${response})),\n`;
  insertRows(defaults, /export const \w*[dD]efaults\b[^=]*= \[\n/, row);
  prepend(defaults, `import { ${document} } from '${file}';\n`);
}

/** @param {string} top @returns {string} the number of the next migration: `0026` */
export function nextMigration(top) {
  const numbers = globSync('gateway/src/features/*/**/migrations/*.ts', { cwd: top })
    .concat(globSync('gateway/src/platform/**/migrations/*.ts', { cwd: top }))
    .map((name) => Number.parseInt(path.basename(name), 10))
    .filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** @param {string} top @param {string} name @returns {string} a Tailwind prefix that no other module has */
export function freePrefix(top, name) {
  const takenPrefixes = globSync('mf-*/src/module.css', { cwd: top }).map(
    (file) => /prefix\((\w+)\)/.exec(readFileSync(path.join(top, file), 'utf8'))?.[1],
  );
  const letters = name.replaceAll(/[^a-z]/g, '');
  const candidates = [...letters.slice(1), ...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letters[0]}${letter}`);
  return candidates.find((prefix) => !takenPrefixes.includes(prefix)) ?? letters;
}

/** @param {string} top @param {string} module @returns {string} */
export const prefixOf = (top, module) =>
  /prefix\((\w+)\)/.exec(readFileSync(path.join(top, module, 'src/module.css'), 'utf8'))?.[1] ?? 'tw';

/**
 * Finds the list of default responses in a module's test code.
 *
 * @param {string} top
 * @param {string} module
 * @returns {{ file: string, base: string, name: string }}
 */
export function defaultsOf(top, module) {
  for (const file of globSync(`${module}/src/testing/*.ts`, { cwd: top }).sort()) {
    const name = /export const (defaults|\w+Defaults)\b[^=]*= \[/.exec(readFileSync(path.join(top, file), 'utf8'))?.[1];
    if (name) return { file, base: path.basename(file, '.ts'), name };
  }
  throw new Error(`${module}/src/testing has no list of default responses. Adapt packages/tooling/new/wiring.mjs.`);
}

/**
 * Lists the features, and those of their folders that hold operations: `jobs`, `timeclock`, `timeclock/review`.
 *
 * @param {string} top
 */
export const operationFoldersOf = (top) =>
  globSync(['gateway/src/features/*/index.ts', 'gateway/src/features/*/*/*.api.ts'], { cwd: top })
    .map((file) => path.posix.relative('gateway/src/features', path.dirname(file)))
    .filter((folder, index, folders) => folders.indexOf(folder) === index)
    .sort();

/** @param {string} top */
export const modulesOf = (top) =>
  globSync('mf-*', { cwd: top }).filter((name) => existsSync(path.join(top, name, 'package.json')));
