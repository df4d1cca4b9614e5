/**
 * Who may import whom. Every rule has a name, a reason that a person can act on, and a folder of the same name in
 * `fixtures/` that breaks it, so that a rule which no longer fires fails its test.
 */

const library = (/** @type {string} */ names) => `(^|/)node_modules/(${names})(/|$)`;
const transports = 'fastify|@fastify|@as-integrations|graphql|graphql-[^/]+|type-graphql|@apollo|ws';
const orm = '@mikro-orm|pg';
const test = '(^|/)(test|e2e|bench|testing)/|\\.(test|e2e|bench)\\.tsx?$';

/** @type {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]} */
export const rules = [
  {
    name: 'features-meet-at-the-index',
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
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment: 'The platform has no business word: it would grow with every feature and none could be taken out again.',
    from: { path: '^gateway/src/(platform|access)/', pathNot: test },
    to: { path: '^gateway/src/(features/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment: 'A business rule takes facts and gives a violation: no ORM, HTTP or GraphQL, so that a table can test it.',
    from: { path: '\\.rules\\.ts$' },
    to: {
      path: [library(`${transports}|${orm}`), '^gateway/src/platform/(http|graphql|database)/', '\\.service\\.ts$'],
    },
  },
  {
    name: 'the-pay-engine-is-pure',
    severity: 'error',
    comment:
      'Pay is computed from facts alone, so that a table of published examples can prove it. It may import the calendar.',
    from: { path: '^gateway/src/pay-engine/', pathNot: test },
    to: { pathNot: '^(gateway/src/pay-engine|packages/calendar)/' },
  },
  {
    name: 'services-know-no-door',
    severity: 'error',
    comment: 'A use case stands behind both doors: what it knew of HTTP or GraphQL, only one of them would obey.',
    from: { path: '\\.(service|policy|entity-rules)\\.ts$' },
    to: { path: [library(transports), '^gateway/src/platform/(http|graphql)/', '\\.(resolver|routes)\\.ts$'] },
  },
  {
    name: 'doors-decide-nothing',
    severity: 'error',
    comment: 'A door reads the input, calls the use case and formats the answer. Rules and queries are behind it.',
    from: { path: '^gateway/src/features/.*\\.(resolver|routes)\\.ts$' },
    to: { path: [library(orm), '\\.(rules|policy)\\.ts$'] },
  },
  {
    name: 'gateway-imports-no-front-end',
    severity: 'error',
    comment:
      'The gateway and the front ends meet in schema.graphql and /api only. They share one pure package, the calendar.',
    from: { path: '^gateway/' },
    to: { path: '^(shell|mf-[^/]+|packages)/', pathNot: '^packages/(tooling|calendar)/' },
  },
  {
    name: 'modules-import-only-packages',
    severity: 'error',
    comment: 'A module is built, shipped and rolled back alone: never with the shell, the gateway or another module.',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: '^(shell|gateway|mf-[^/]+)/', pathNot: '^$1/' },
  },
  {
    name: 'modules-take-libraries-from-packages',
    severity: 'error',
    comment:
      'Routing comes from @timetrack/contracts/routing and Apollo from @timetrack/client: these are shared, once.',
    from: { path: '^mf-[^/]+/src/', pathNot: ['/src/gql/', test] },
    to: {
      path: library('react-router|react-router-dom|@apollo|apollo-upload-client|graphql-ws|rxjs|radix-ui|@radix-ui'),
    },
  },
  {
    name: 'shell-knows-no-module',
    severity: 'error',
    comment:
      'The shell learns its modules from the remotes file when it runs. A fourth module is no change of the shell.',
    from: { path: '^shell/' },
    to: { path: '^(mf-[^/]+|gateway)/' },
  },
  {
    name: 'packages-import-no-application',
    severity: 'error',
    comment: 'A package serves every application. One that knew an application would serve only that one.',
    from: { path: '^packages/', pathNot: '^packages/tooling/boundaries/fixtures/' },
    to: { path: '^(shell|gateway|mf-[^/]+)/' },
  },
  {
    name: 'packages-have-one-door',
    severity: 'error',
    comment: "A package's inside may change freely: others import what its package.json exports.",
    from: { path: '^(packages/[^/]+|shell|gateway|mf-[^/]+)/' },
    to: { path: '^packages/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'product-imports-no-test-code',
    severity: 'error',
    comment:
      'Test builders, mock servers and browser fixtures are never shipped. A module alone (dev.tsx) may use them.',
    from: {
      path: '^(gateway|shell|mf-[^/]+|packages/[^/]+)/src/',
      pathNot: [test, '/src/dev\\.tsx$', '^packages/testing/'],
    },
    to: { path: [test, '^packages/testing/'] },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Files in a circle can only be understood, tested and loaded all at once. (Types alone may point back.)',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    comment: 'An import that leads nowhere fails only when the file is first loaded, perhaps in production.',
    from: {},
    to: { couldNotResolve: true },
  },
];
