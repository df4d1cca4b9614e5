import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inCamelCase, kebab, pascal, sentence, words } from './names.mjs';
import { choice, format, input, nextSteps, top, writeFiles } from './skeleton-parts.mjs';
import { editor } from './tables.mjs';
import { nextMigration } from './wiring.mjs';

/**
 * What has text fields: its tables, where the gateway declares them, and where its module does.
 *
 * @typedef {{ feature: string, tables: string[], declaration: string, module?: string }} Thing
 */

/** @type {Readonly<Record<string, Thing>>} */
const things = {
  schedule: {
    feature: 'scheduling',
    tables: ['schedules', 'shift_templates'],
    declaration: 'gateway/src/features/scheduling/schedules/schedule-text.types.ts',
    module: 'mf-scheduling/src/features/schedule/board/shift.graphql.ts',
  },
  'pto-request': {
    feature: 'time-off',
    tables: ['pto_requests'],
    declaration: 'gateway/src/features/time-off/requests/pto-request-text.types.ts',
  },
  job: {
    feature: 'jobs',
    tables: ['jobs'],
    declaration: 'gateway/src/features/jobs/job-text.types.ts',
  },
  person: {
    feature: 'identity',
    tables: ['users'],
    declaration: 'gateway/src/features/identity/users/person-text.types.ts',
  },
};

/** @type {import('./main.mjs').Skeleton} */
export const field = {
  questions: [
    input('name', 'Name in camel case, such as siteCode', inCamelCase, (name) => findFieldProblem(top, name)),
    choice('thing', 'What has it', Object.keys(things)),
  ],
  write: (answers) => {
    const { name = '', thing = '' } = answers;
    const { feature, tables } = /** @type {Thing} */ (things[thing]);
    const file = `${nextMigration(top)}-${thing}-${kebab(name)}`;
    const column = kebab(name).replaceAll('-', '_');
    const migration = pascal(`${thing}-${kebab(name)}`);
    return [
      writeFiles('field', `gateway/src/features/${feature}/migrations`, { file, column, migration, tables }),
      wireField(top, /** @type {Thing} */ (things[thing]), name, { file, migration }),
      format(),
      nextSteps('Add a text field'),
    ];
  },
};

/** @param {string} folder @param {string} name */
export function findFieldProblem(folder, name) {
  const owner = Object.values(things).find(({ declaration }) => {
    const file = path.join(folder, declaration);
    return existsSync(file) && new RegExp(`^ {2}${name}: \\{`, 'm').test(readFileSync(file, 'utf8'));
  });
  return owner && `The field ${name} already exists in ${owner.declaration}. Choose another name.`;
}

/**
 * Adds a field to its declaration, its migration to the feature, and the field to the fragments and labels of its module.
 *
 * @param {string} folder
 * @param {Thing} thing
 * @param {string} name
 * @param {{ file: string, migration: string }} migration
 */
function wireField(folder, { feature, declaration, module }, name, { file, migration }) {
  const { edit, insertRows, prepend } = editor(folder);
  const label = sentence(name);
  const index = `gateway/src/features/${feature}/index.ts`;
  edit(declaration, (text) => text.replace('storedText({})', 'storedText({\n})'));
  insertRows(declaration, /storedText\(\{\n/, `  ${name}: { label: '${label}', description: 'The ${words(name)}' },\n`);
  addMigration(editor(folder), index, `{ name: '${file}', class: ${migration} }`);
  prepend(index, `import { ${migration} } from './migrations/${file}.js';\n`);
  if (module) edit(module, (text) => addToModule(text, name, label));
  return `Added to ${[declaration, index, ...(module ? [module] : [])].join(', ')}`;
}

/**
 * The first migration of a feature after the baseline begins its list.
 *
 * @param {ReturnType<typeof editor>} files
 * @param {string} index
 * @param {string} item
 */
function addMigration({ edit, insertItem }, index, item) {
  edit(index, (text) =>
    text.includes('migrations: [') ? text : text.replace(/^ {2}api: /m, '  migrations: [],\n  api: '),
  );
  insertItem(index, /\bmigrations: \[/, item);
}

/** @param {string} text @param {string} name @param {string} label */
function addToModule(text, name, label) {
  const list = /(textLabels = \{)([^}]*?),?\s*\}/;
  const last = [...(list.exec(text)?.[2] ?? '').matchAll(/(\w+):/g)].at(-1)?.[1];
  if (!last) throw new Error('textLabels has no field. Adapt packages/tooling/new/field-skeleton.mjs.');
  return text
    .replace(list, (_all, before, fields) => `${before}${fields}, ${name}: '${label}' }`)
    .replaceAll(`\n    ${last}\n`, `\n    ${last}\n    ${name}\n`);
}
