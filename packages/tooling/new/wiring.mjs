import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The places that a new operation, screen, feature or module must be entered in. Each edit inserts lines at a landmark
 * in the file and fails if the landmark is gone, so that nothing is wired by half. CONTRIBUTING.md lists the same places.
 */

export const places = {
  permissionTable: 'gateway/src/access/permission-table.policy.ts',
  screenTable: 'gateway/src/access/abilities.enums.ts',
  screenTest: 'gateway/src/access/test/abilities.test.ts',
  auditTitles: 'gateway/src/features/audit/audit-action.enums.ts',
  features: 'gateway/src/features.composition.ts',
  roleTable: 'gateway/test/api/role-table.ts',
  parityCases: 'gateway/test/api/parity-cases.ts',
  openapiSamples: 'gateway/test/api/openapi.test.ts',
  abilityType: 'packages/contracts/src/ability.generated.ts',
};

/**
 * @typedef {object} Operation
 * @property {string} name `archiveCrew`
 * @property {string} [feature] the feature that it joins, next to whose operations its rows go
 * @property {'command' | 'query'} kind
 * @property {'GET' | 'POST'} method
 * @property {string} path `/api/crews`
 * @property {string} document the GraphQL operation
 * @property {boolean} takesName whether its input is a name; otherwise it takes no input
 * @property {string} [auditAction]
 * @property {string} [auditTitle]
 */

/**
 * Edits the files of the repository below `top`.
 *
 * @param {string} top
 */
function editor(top) {
  const edit = (/** @type {string} */ name, /** @type {(text: string) => string} */ change) => {
    const file = path.join(top, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const matchOf = (/** @type {string} */ name, /** @type {string} */ text, /** @type {RegExp} */ landmark) => {
    const match = landmark.exec(text);
    if (!match) throw new Error(`${name} has no ${landmark}. Adapt packages/tooling/new/wiring.mjs.`);
    return match;
  };
  return {
    edit,

    /** @param {string} name @param {RegExp} landmark @param {string} lines */
    insertAfter: (name, landmark, lines) =>
      edit(name, (text) => {
        const { index, 0: found } = matchOf(name, text, landmark);
        return text.slice(0, index + found.length) + lines + text.slice(index + found.length);
      }),

    /** @param {string} name @param {RegExp} landmark @param {string} lines */
    insertBefore: (name, landmark, lines) =>
      edit(name, (text) => {
        const { index } = matchOf(name, text, landmark);
        return text.slice(0, index) + lines + text.slice(index);
      }),
  };
}

/**
 * Enters an operation in the permission table, the audit titles, and the tables that the tests of the two APIs read.
 *
 * @param {string} top
 * @param {Operation} operation
 */
export function wireOperation(top, operation) {
  const { name, feature, kind, method, path: url, document, takesName, auditAction, auditTitle } = operation;
  const { edit, insertAfter } = editor(top);
  const siblings = feature ? operationsOf(top, feature) : [];
  const insertRow = (/** @type {string} */ file, /** @type {RegExp} */ landmark, /** @type {string} */ row) => {
    const sibling = lastRowOf(readFileSync(path.join(top, file), 'utf8'), landmark, siblings);
    if (sibling) edit(file, (text) => text.replace(sibling, (found) => found + row));
    else insertAfter(file, landmark, row);
  };
  const send = takesName ? ', send: () => aName()' : '';
  const wrong = takesName ? `  ['${name}', 'a blank name', 'ADMIN', { name: ' ' }, 'BAD_USER_INPUT'],\n` : '';
  insertRow(places.permissionTable, /export const permissionTable = \{\n/, `  ${name}: administrators,\n`);
  if (auditAction) insertAfter(places.auditTitles, /auditTitles = \{\n/, `  '${auditAction}': '${auditTitle}',\n`);
  insertRow(places.roleTable, /export const roleTable: [^=]*= \{\n/, `  ${name}: { who: AD${send} },\n`);
  insertAfter(
    places.parityCases,
    /export const commands = \{\n/,
    `  ${name}: { rest: ['${method}', '${url}'], graphql: '${document}' },\n`,
  );
  insertAfter(
    places.parityCases,
    /const calls: [^=]*= \[\n/,
    `  ['${name}', 'a worker', 'WORKER', {}, 'FORBIDDEN'],\n${wrong}`,
  );
  if (kind === 'query' && takesName) {
    insertAfter(places.openapiSamples, /const queries: [^=]*= \{\n/, `  '${url}': '?name=North',\n`);
  }
}

/**
 * Finds the operations of a feature, by its use cases.
 *
 * @param {string} top
 * @param {string} feature
 */
function operationsOf(top, feature) {
  return globSync(`gateway/src/features/${feature}/**/*.service.ts`, { cwd: top }).flatMap((file) =>
    [...readFileSync(path.join(top, file), 'utf8').matchAll(/\b(?:command|query)\(\s*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  );
}

/**
 * Finds the last row of a table that belongs to one of the operations.
 *
 * @param {string} text
 * @param {RegExp} landmark where the table begins
 * @param {readonly (string | undefined)[]} operations
 */
function lastRowOf(text, landmark, operations) {
  const [table = ''] = new RegExp(`${landmark.source}[^]*?^\\}`, 'm').exec(text) ?? [];
  const rows = table.matchAll(/^ {2}(\w+): (?:.*,|.*\n(?: {4}.*\n)+ {2}\},)\n/gm);
  return [...rows].findLast(([, name]) => operations.includes(name))?.[0];
}

/**
 * Adds a resolver and routes to a feature.
 *
 * @param {string} top
 * @param {string} feature
 * @param {{ resolver: string, routes: string, file: string }} part
 */
export function wireIntoFeature(top, feature, { resolver, routes, file }) {
  const { edit, insertAfter } = editor(top);
  const index = `gateway/src/features/${feature}/index.ts`;
  insertAfter(
    index,
    /^/,
    `import { ${resolver} } from './${file}.resolver.js';\nimport { ${routes} } from './${file}.routes.js';\n`,
  );
  insertAfter(index, /\bresolvers: \[/, `${resolver}, `);
  edit(index, (text) =>
    /\broutes: \[/.test(text)
      ? text.replace(/\broutes: \[/, `routes: [...${routes}, `)
      : text.replace(/\broutes: (\w+),/, `routes: [...$1, ...${routes}],`),
  );
}

/** @param {string} top @param {string} name @param {string} folder */
export function wireFeature(top, name, folder) {
  const { insertAfter } = editor(top);
  insertAfter(places.features, /^/, `import { ${name} } from './features/${folder}/index.js';\n`);
  insertAfter(places.features, /export const features: [^=]*= \[\n/, `  ${name},\n`);
}

/**
 * Enters a screen in its module, in the screen table with its test, and in the type of abilities.
 *
 * @param {string} top
 * @param {string} module
 * @param {{ ability: string, path: string, title: string, component: string }} screen
 */
export function wireScreen(top, module, { ability, path: url, title, component }) {
  const { edit, insertAfter, insertBefore } = editor(top);
  const definition = `${module}/src/expose/module.ts`;
  insertAfter(places.screenTable, /export const screenTable = \{\n/, `  ${ability}: administrators,\n`);
  insertAfter(places.screenTest, /const screensOfTheSpecification = \{\n/, `  ${ability}: 'OWNER, ADMIN',\n`);
  insertBefore(places.abilityType, /;\s*$/, `\n  | '${ability}'`);
  insertAfter(
    definition,
    / {2}screens: \[\n/,
    [
      '    {',
      `      path: '${url}',`,
      `      title: '${title}',`,
      `      ability: '${ability}',`,
      `      navigation: { label: '${title}', icon: Blocks, order: 100 },`,
      `      load: async () => (await import('../features${url}/index.js')).${component},`,
      '    },\n',
    ].join('\n'),
  );
  edit(definition, (text) =>
    /\bBlocks\b[^;]*from '@timetrack\/ui\/icons'/.test(text)
      ? text
      : text.replace(
          /import \{([^}]*)\} from '@timetrack\/ui\/icons';/,
          "import {$1, Blocks } from '@timetrack/ui/icons';",
        ),
  );
}

/**
 * Adds a typed default response to a module's msw handlers.
 *
 * @param {string} top
 * @param {string} module
 * @param {{ document: string, file: string, response: string }} part
 */
export function wireDefaultResponse(top, module, { document, file, response }) {
  const { insertAfter } = editor(top);
  const defaults = defaultsOf(top, module).file;
  insertAfter(defaults, /^/, `import { ${document} } from '${file}';\n`);
  insertAfter(
    defaults,
    /export const \w*[dD]efaults\b[^=]*= \[\n?/,
    `  api.query(${document}, () => respondWith(${response})),\n`,
  );
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
  const taken = globSync('mf-*/src/module.css', { cwd: top }).map(
    (file) => /prefix\((\w+)\)/.exec(readFileSync(path.join(top, file), 'utf8'))?.[1],
  );
  const letters = name.replaceAll(/[^a-z]/g, '');
  const candidates = [...letters.slice(1), ...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letters[0]}${letter}`);
  return candidates.find((prefix) => !taken.includes(prefix)) ?? letters;
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
  globSync(['gateway/src/features/*/index.ts', 'gateway/src/features/*/*/*.resolver.ts'], { cwd: top })
    .map((file) => path.posix.relative('gateway/src/features', path.dirname(file)))
    .filter((folder, index, folders) => folders.indexOf(folder) === index)
    .sort();

/** @param {string} top */
export const modulesOf = (top) =>
  globSync('mf-*', { cwd: top }).filter((name) => existsSync(path.join(top, name, 'package.json')));
