/**
 * Which files may import which. Every rule has a name, a reason that a person can act on, and a folder of the same name
 * in `fixtures/` that breaks it, so that the test fails if the rule stops working.
 */

const library = (/** @type {string} */ names) => `(^|/)node_modules/(${names})(/|$)`;
const transports = 'fastify|@fastify|@as-integrations|graphql|graphql-[^/]+|type-graphql|@apollo|ws';
const orm = '@mikro-orm|pg';
const test = '(^|/)(test|e2e|bench|testing)/|\\.(test|e2e|bench)\\.tsx?$';

/**
 * Look-ups of commands only, which change or lock the entities that they find: links and invitations that are used up, and the
 * rows of people, schedules and timesheets.
 */
const lookUpsOfCommands = [
  'identity/account-links/account-links',
  'identity/invitations/invitation-codes',
  'identity/users/user-locks',
  'scheduling/schedules/schedule',
  'timeclock/(review/review|timesheets/timesheet)',
]
  .map((path) => `features/${path}\\.queries\\.ts$`)
  .join('|');

/** @type {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]} */
export const rules = [
  {
    name: 'features-import-only-the-index',
    severity: 'error',
    comment:
      'A feature is private. Other features import what its index.ts exports; tests may also import its test folder.',
    from: { path: '^gateway/src/features/([^/]+)/' },
    to: {
      path: '^gateway/src/features/',
      pathNot: '^gateway/src/features/($1/|[^/]+/index\\.ts$|[^/]+/test/)',
    },
  },
  {
    name: 'front-end-features-import-only-the-index',
    severity: 'error',
    comment:
      'A feature of a module is private. Other features import what its index.ts exports; tests may look inside.',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/', pathNot: test },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/($2/|[^/]+/index\\.tsx?$)' },
  },
  {
    name: 'platform-imports-no-feature',
    severity: 'error',
    comment:
      'The platform has no business terms. Otherwise it would grow with every feature, and none could be removed.',
    from: { path: '^gateway/src/(platform|access)/', pathNot: test },
    to: { path: '^gateway/src/(features/|web/|operations/|composition/|[^/]+\\.ts$)' },
  },
  {
    name: 'only-the-composition-imports-web-and-operations',
    severity: 'error',
    comment: 'They use the platform, as features do. A gateway without pages or without backups still computes pay.',
    from: { path: '^gateway/src/(features|pay-engine)/', pathNot: test },
    to: { path: '^gateway/src/(web|operations|composition)/' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment: 'A business rule takes facts and returns a violation. Without ORM, HTTP or GraphQL, a table can test it.',
    from: { path: '\\.rules\\.ts$' },
    to: {
      path: [library(`${transports}|${orm}`), '^gateway/src/platform/(http|graphql|database)/', '\\.service\\.ts$'],
    },
  },
  {
    name: 'the-pay-engine-is-pure',
    severity: 'error',
    comment:
      'Pay is computed only from facts, so that a table of published examples can prove it. It may import the calendar and the format of durations.',
    from: { path: '^gateway/src/pay-engine/', pathNot: test },
    to: { pathNot: '^(gateway/src/pay-engine/|packages/contracts/src/(calendar|durations)\\.ts$)' },
  },
  {
    name: 'reads-import-no-entity',
    severity: 'error',
    comment:
      'Lists and screens read plain rows. An entity costs more than its row, reads every column, and can be changed by mistake.',
    from: { path: ['\\.reads\\.ts$', '^gateway/src/platform/(paging|read-model)/'], pathNot: test },
    to: { path: ['\\.entity\\.ts$', library('@mikro-orm/decorators')] },
  },
  {
    name: 'queries-load-no-entity',
    severity: 'error',
    comment:
      'A look-up reads plain rows, because lists and screens call it. The executor also refuses to load entities in a query.',
    from: { path: '\\.queries\\.ts$', pathNot: [test, lookUpsOfCommands] },
    to: { path: '\\.entity\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services-import-no-transport',
    severity: 'error',
    comment: 'A use case serves both APIs. A rule that depends on HTTP or GraphQL would apply to only one of them.',
    from: { path: '\\.(service|policy|entity-rules)\\.ts$' },
    to: { path: [library(transports), '^gateway/src/platform/(http|graphql)/', '\\.(resolver|api)\\.ts$'] },
  },
  {
    name: 'apis-and-resolvers-have-no-rules',
    severity: 'error',
    comment:
      'Operations and resolvers read the input, call the use case and format the result. Rules and queries belong there.',
    from: { path: '^gateway/src/features/.*\\.(resolver|api)\\.ts$' },
    to: { path: [library(orm), '\\.(rules|policy)\\.ts$'] },
  },
  {
    name: 'gateway-imports-no-front-end',
    severity: 'error',
    comment:
      'The gateway and the front ends meet in schema.graphql and /api only. They share four pure files: the calendar, the cells of CSV, durations, and the folding of text.',
    from: { path: '^gateway/' },
    to: {
      path: '^(shell|mf-[^/]+|packages)/',
      pathNot: '^packages/(tooling/|contracts/src/(calendar|csv|durations|fold-text)\\.ts$)',
    },
  },
  {
    name: 'modules-import-only-packages',
    severity: 'error',
    comment:
      'A module is built, deployed and rolled back independently of the shell, the gateway and the other modules.',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: '^(shell|gateway|mf-[^/]+)/', pathNot: '^$1/' },
  },
  {
    name: 'modules-import-libraries-from-packages',
    severity: 'error',
    comment:
      'Routing comes from @timetrack/contracts/routing and Apollo from @timetrack/client, which a page loads once.',
    from: { path: '^mf-[^/]+/src/', pathNot: ['/src/gql/', test] },
    to: {
      path: library('react-router|react-router-dom|@apollo|apollo-upload-client|graphql-ws|rxjs|@radix-ui'),
    },
  },
  {
    name: 'shell-imports-no-module',
    severity: 'error',
    comment: 'The shell reads its modules from the remotes file at run time. A new module does not change the shell.',
    from: { path: '^shell/' },
    to: { path: '^(mf-[^/]+|gateway)/' },
  },
  {
    name: 'packages-import-no-application',
    severity: 'error',
    comment: 'A package serves every application. If it imported one, it would serve only that one.',
    from: { path: '^packages/', pathNot: '^packages/tooling/boundaries/fixtures/' },
    to: { path: '^(shell|gateway|mf-[^/]+)/' },
  },
  {
    name: 'packages-have-one-entry-point',
    severity: 'error',
    comment: 'A package may change its files freely. Others import what its package.json exports.',
    from: { path: '^(packages/[^/]+|shell|gateway|mf-[^/]+)/' },
    to: { path: '^packages/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'bench-imports-no-product',
    severity: 'error',
    comment:
      'The bench measures the product as its clients meet it: over sockets. Its own servers must owe nothing to it.',
    from: { path: '^bench/' },
    to: {
      path: '^(shell|gateway|mf-[^/]+|packages|examples)/',
      pathNot: '^packages/tooling/(playwright/|lib/(free-port|own-packages))',
    },
  },
  {
    name: 'product-imports-no-test-code',
    severity: 'error',
    comment: 'Test builders, default responses and browser fixtures are never deployed.',
    from: {
      path: '^(gateway|shell|mf-[^/]+|packages/[^/]+)/src/',
      pathNot: [test, '^packages/testing/'],
    },
    to: { path: [test, '^packages/testing/'] },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Files in a cycle can only be understood, tested and changed together. Imports of types count too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    comment: 'An import without a target fails when the file is first loaded, perhaps in production.',
    from: { pathNot: '^(bench/peers|examples)/' },
    // The generated clients of the examples are written when they are tested, and the packages of the peers and the examples
    // are installed when they are used. The types of both are checked then.
    to: { couldNotResolve: true, pathNot: '^\\./(api\\.generated|gql/graphql)\\.ts$' },
  },
];

/**
 * Checked on the whole graph, because dependency-cruiser sees two folders at a time: a cycle through three folders
 * (scheduling, time off, payroll) has no two that import each other.
 */
export const noCyclesBetweenFolders = {
  name: 'no-cycles-between-folders',
  comment:
    'Folders of one level that depend on each other in a cycle are one folder with several names. Imports of types count too.',
};
