import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readLastRelease } from '../releases/record.mjs';

/**
 * Expand and contract only (ADR 0004): gateways of the last release keep working on the schema of this version. The names
 * are squawk's (https://squawkhq.com/docs/rules), where it has the same rule. A comment in the statement allows an exception:
 * `-- allow RULE: REASON`. What removes something needs the release since which nothing uses it: `unused since COMMIT`.
 *
 * @typedef {{ name: string, statements: string[] }} Migration
 * @typedef {{ rule: string, why: string, removes?: boolean }} Finding
 * @typedef {Record<string, any>} Node
 */

/** What the rules say, and what to do instead. */
const advice = {
  'ban-drop-table': 'gateways of the last release use the table: remove it one release after the last use',
  'ban-drop-column': 'gateways of the last release name the column: remove it one release after the last use',
  'ban-drop-function': 'gateways of the last release call the function: remove it one release after the last use',
  'renaming-column':
    'gateways of the last release know the old name: add a column, write both, and remove the old one later',
  'renaming-table': 'gateways of the last release know the old name: add another table',
  'changing-column-type':
    'the table is rewritten under a lock, and older gateways expect the old type: add another column',
  'adding-required-field': 'gateways of the last release insert rows without the column: give it a default',
  'adding-not-nullable-field':
    'gateways of the last release may write null: add a check that is not valid one release later',
  'ban-drop-default': 'gateways of the last release insert rows without the column',
  'constraint-missing-not-valid':
    'gateways of the last release may write rows that it refuses, and every row is checked under a lock: say why not, and add it as not valid',
  'disallowed-unique-constraint': 'gateways of the last release may write rows that it refuses',
  'require-concurrent-index-creation': 'writes wait until the index is built: say why the table is small',
  'ban-truncate': 'the rows are lost, and there is no way back to the last release',
};

const removals = new Set([
  'ban-drop-table',
  'ban-drop-column',
  'ban-drop-function',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
]);

/**
 * @param {Migration[]} migrations those that the last release does not have
 * @param {(commit: string) => boolean} isReleased whether the last release contains the commit
 * @returns {string[]}
 */
export function lintMigrations(migrations, isReleased) {
  /** Tables of these migrations: no older gateway knows them. @type {Set<string>} */
  const created = new Set();
  return migrations.flatMap(({ name, statements }) =>
    statements.flatMap((text) =>
      findingsOf(text, created)
        .map((rule) => ({ rule, wrong: objectionTo(text, rule, isReleased) }))
        .filter(({ wrong }) => wrong)
        .map(({ rule, wrong }) => `${name}: ${rule}: ${wrong}\n  ${text.trim().split('\n')[0]}`),
    ),
  );
}

/**
 * @param {string} text
 * @param {string} rule
 * @param {(commit: string) => boolean} isReleased
 * @returns {string | null}
 */
function objectionTo(text, rule, isReleased) {
  const reason = new RegExp(String.raw`--\s*allow ${rule}: *(\S.*)`).exec(text)?.[1];
  if (!reason) return advice[/** @type {keyof typeof advice} */ (rule)];
  if (!removals.has(rule)) return null;
  const commit = /unused since ([\da-f]{8,40})/.exec(reason)?.[1];
  if (!commit) return 'name the commit since which nothing uses it: `unused since COMMIT`';
  return isReleased(commit) ? null : `the last release does not contain ${commit} yet, so its gateways still use it`;
}

/**
 * @param {string} text
 * @param {Set<string>} created
 * @returns {string[]}
 */
function findingsOf(text, created) {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => {
    const [kind = '', node = {}] = Object.entries(/** @type {Record<string, Node>} */ (stmt ?? {}))[0] ?? [];
    if (kind === 'CreateStmt') created.add(node.relation.relname);
    return statementRules[kind]?.(node, created) ?? [];
  });
}

/** @type {Record<string, string[]>} */
const dropRules = { OBJECT_TABLE: ['ban-drop-table'], OBJECT_FUNCTION: ['ban-drop-function'] };

/** @type {Record<string, (node: Node, created: Set<string>) => string[]>} */
const statementRules = {
  DropStmt: ({ removeType }) => dropRules[removeType] ?? [],
  TruncateStmt: () => ['ban-truncate'],
  RenameStmt: ({ renameType, relation }, created) => {
    if (created.has(relation?.relname)) return [];
    if (renameType === 'OBJECT_TABLE') return ['renaming-table'];
    return renameType === 'OBJECT_COLUMN' ? ['renaming-column'] : [];
  },
  IndexStmt: ({ relation, unique }, created) => {
    if (created.has(relation.relname)) return [];
    return ['require-concurrent-index-creation', ...(unique ? ['disallowed-unique-constraint'] : [])];
  },
  AlterTableStmt: ({ relation, cmds, objtype }, created) =>
    objtype !== 'OBJECT_TABLE' || created.has(relation.relname)
      ? []
      : cmds.flatMap(
          (/** @type {Node} */ { AlterTableCmd: command }) => commandRules[command.subtype]?.(command.def) ?? [],
        ),
};

/** @type {Record<string, (definition: Node | undefined) => string[]>} */
const commandRules = {
  AT_DropColumn: () => ['ban-drop-column'],
  AT_AlterColumnType: () => ['changing-column-type'],
  AT_SetNotNull: () => ['adding-not-nullable-field'],
  AT_ColumnDefault: (definition) => (definition ? [] : ['ban-drop-default']),
  AT_AddColumn: (definition) => {
    const kinds = kindsOf(definition?.ColumnDef.constraints);
    const isRequired = kinds.has('CONSTR_NOTNULL') || kinds.has('CONSTR_PRIMARY');
    const hasValue = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) => kinds.has(kind));
    return isRequired && !hasValue ? ['adding-required-field'] : [];
  },
  AT_AddConstraint: (definition) => {
    const { contype, skip_validation: isNotValid } = definition?.Constraint ?? {};
    if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype))
      return ['disallowed-unique-constraint'];
    if (contype === 'CONSTR_NOTNULL') return ['adding-not-nullable-field'];
    return isNotValid ? [] : ['constraint-missing-not-valid'];
  },
};

const kindsOf = (/** @type {Node[]} */ constraints = []) =>
  new Set(constraints.map(({ Constraint: { contype } }) => contype));

/** Lints the migrations that the last release does not have. Reads those of the built gateway. */
export async function checkMigrations() {
  await loadModule();
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-migrations.js']);
  if (code !== 0) return output;
  const migrations = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const released = new Set(
    JSON.parse(readFileSync(path.join(root, 'packages/tooling/releases/migrations.json'), 'utf8')),
  );
  const commits = await commitsOfLastRelease();
  const findings = lintMigrations(
    migrations.filter(({ name }) => !released.has(name)),
    (commit) => commits === null || commits.some((one) => one.startsWith(commit)),
  );
  return findings.length > 0 ? findings.join('\n') : undefined;
}

/** Null in a clone without the history. */
async function commitsOfLastRelease() {
  const { code, stdout } = await run('git', ['rev-list', readLastRelease()?.commit ?? 'HEAD']);
  return code === 0 ? stdout.trim().split('\n') : null;
}
