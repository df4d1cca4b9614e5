import { parseSync, Visitor } from 'oxc-parser';

/**
 * Tenant isolation for raw SQL (ADR 0005): the ORM's filter does not cover it, so the gateway runs SQL through `tenantSql`,
 * which binds the organization, or through `systemSql`, which states why no organization is bound.
 *
 * @typedef {import('./files.mjs').File} File
 */

/** Methods that run SQL without the tenant filter, on any object. */
const bypasses = new Set(['getConnection', 'getKnex', 'getKysely', 'getDriver', 'createQueryBuilder', 'qb']);

/** Migrations and tests see every organization on purpose. `platform/database` contains the helpers and the migrator. */
const isChecked = (/** @type {string} */ name) =>
  /^gateway\/src\/(?!platform\/database\/).*\.ts$/.test(name) && !/\/(test|migrations)\//.test(name);

/**
 * @param {File[]} files
 * @returns {string[]}
 */
export const findSqlViolations = (files) =>
  files.filter(({ name }) => isChecked(name)).flatMap((file) => [...bareCalls(file), ...refusedParts(file)]);

const refusedByCitus = ', which Citus refuses. See docs/operations/citus.md.';

/** What no statement may have, with what to write instead. docs/operations/citus.md has the whole list for Citus. */
const refused = /** @type {const} */ ([
  [/\binsert\s+into\b[^;]*\bvalues\s*\([^;]*\(\s*select\b/i, `a subquery in the values of an insert${refusedByCitus}`],
  [/\breturning\b[^;]*\(\s*select\b/i, `a subquery in what an insert or update returns${refusedByCitus}`],
  [/\breturning\b[^;]*_(?:at|date)::text\b/i, `a cast of a time in what an insert or update returns${refusedByCitus}`],
  [
    /\bat\s+time\s+zone\s+(?!'UTC')|\btimezone\s*\(/i,
    'a time zone. PostgreSQL reads names such as CET as fixed offsets: bind the instants of the days (`instantsOf`).',
  ],
]);

/**
 * @param {File} file
 * @returns {string[]}
 */
function refusedParts({ name, text }) {
  /** @type {string[]} */
  const violations = [];
  const { program } = parseSync(name, text);
  const check = (/** @type {string} */ statement, /** @type {number} */ start) => {
    const found = refused.find(([pattern]) => pattern.test(statement));
    if (!found) return;
    const line = text.slice(0, start).split('\n').length;
    violations.push(`${name}:${line} has ${found[1]}`);
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && check(value, start),
    TemplateLiteral: ({ quasis, start }) => check(quasis.map(({ value }) => value.raw).join('x'), start),
  }).visit(program);
  return violations;
}

/**
 * @param {File} file
 * @returns {string[]}
 */
function bareCalls({ name, text }) {
  /** @type {string[]} */
  const violations = [];
  const { program } = parseSync(name, text);
  new Visitor({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const called = callee.property.name;
      if (!bypasses.has(called) && !(called === 'execute' && !runsUseCase(callee.object))) return;
      const line = text.slice(0, start).split('\n').length;
      violations.push(
        `${name}:${line} calls ${called}(), which the tenant filter does not cover. Use tenantSql(em).query or .run with ` +
          '`:organization` in the statement (platform/database/tenant-sql.ts), or systemSql with a reason.',
      );
    },
  }).visit(program);
  return violations;
}

/** `context.execute(useCase, input)`, and `executor.execute(useCase, caller, input)` or `super` in an executor, run a use case. */
const runsUseCase = (/** @type {import('oxc-parser').Expression | import('oxc-parser').Super} */ object) =>
  object.type === 'Super' ||
  (object.type === 'Identifier' && (object.name === 'context' || object.name === 'executor'));
