import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { listObjections } from './objections.mjs';

const today = '2027-12-01';
const fresh = { writtenOn: '2027-11-20', coordinates: {} };

/** The objections to the second schema, after a release of the first. */
const objectionsTo = (
  /** @type {string} */ last,
  /** @type {string} */ next,
  /** @type {Partial<import('./objections.mjs').Release>} */ facts = {},
) => listObjections({ schema: last, operations: [], usage: fresh, ...facts }, next, today);

const schema = (/** @type {string} */ fields, rest = '') => `
  type Query { now: Int ${fields} }
  ${rest}
`;

describe('without a deprecation, the check refuses', () => {
  test.each([
    ['a removed field', schema('jobs: Int'), schema('')],
    ['a removed argument', schema('jobs(first: Int): Int'), schema('jobs: Int')],
    ['a new required argument', schema('jobs: Int'), schema('jobs(first: Int!): Int')],
    ['an argument that becomes required', schema('jobs(first: Int): Int'), schema('jobs(first: Int!): Int')],
    ['a changed default', schema('jobs(first: Int = 50): Int'), schema('jobs(first: Int = 20): Int')],
    ['a removed default', schema('jobs(first: Int = 50): Int'), schema('jobs(first: Int): Int')],
    ['a field that becomes nullable', schema('jobs: Int!'), schema('jobs: Int')],
    ['a list whose items become nullable', schema('jobs: [Int!]'), schema('jobs: [Int]')],
    ['a field of another type', schema('jobs: Int'), schema('jobs: String')],
    ['a removed enum value', schema('s: S', 'enum S { A B }'), schema('s: S', 'enum S { A }')],
    [
      'a removed input field',
      schema('j(i: I): Int', 'input I { a: Int b: Int }'),
      schema('j(i: I): Int', 'input I { a: Int }'),
    ],
    [
      'a required input field',
      schema('j(i: I): Int', 'input I { a: Int }'),
      schema('j(i: I): Int', 'input I { a: Int! }'),
    ],
    [
      'a new required input field',
      schema('j(i: I): Int', 'input I { a: Int }'),
      schema('j(i: I): Int', 'input I { a: Int b: Int! }'),
    ],
    [
      'the changed default of an input field',
      schema('j(i: I): Int', 'input I { a: Int = 1 }'),
      schema('j(i: I): Int', 'input I { a: Int = 2 }'),
    ],
    ['a removed type', schema('', 'type Job { id: ID }'), schema('')],
    ['a type of another kind', schema('', 'type Job { id: ID }'), schema('', 'interface Job { id: ID }')],
    [
      'a removed interface',
      schema('', 'interface N { id: ID } type Job implements N { id: ID }'),
      schema('', 'interface N { id: ID } type Job { id: ID }'),
    ],
    [
      'a removed member of a union',
      schema('u: U', 'type A { a: Int } type B { b: Int } union U = A | B'),
      schema('u: U', 'type A { a: Int } type B { b: Int } union U = A'),
    ],
    ['a removed directive', schema('', 'directive @live on FIELD'), schema('')],
  ])('%s', async (_change, last, next) => {
    expect((await objectionsTo(last, next)).join('\n')).toContain('would break clients');
    expect(await objectionsTo(last, last)).toEqual([]);
  });
});

describe('the check accepts', () => {
  test.each([
    ['a new field', schema(''), schema('jobs: Int')],
    ['a new optional argument', schema('jobs: Int'), schema('jobs(first: Int): Int')],
    ['a default where there was none', schema('jobs(first: Int): Int'), schema('jobs(first: Int = 50): Int')],
    ['an argument that becomes optional', schema('jobs(first: Int!): Int'), schema('jobs(first: Int): Int')],
    ['a field that becomes non-null', schema('jobs: Int'), schema('jobs: Int!')],
    ['a new enum value', schema('s: S', 'enum S { A }'), schema('s: S', 'enum S { A B }')],
    ['a new type', schema(''), schema('', 'type Job { id: ID }')],
  ])('%s', async (_change, last, next) => {
    expect(await objectionsTo(last, next)).toEqual([]);
  });
});

const deprecated = (day = '2027-11-30') => `@deprecated(reason: "Use \`tasks\`. Removal: ${day} at the earliest.")`;

describe('a deprecated field', () => {
  const last = schema(`jobs(first: Int): Int ${deprecated()}`);
  const next = schema('');
  const release = (/** @type {string} */ text) => ({
    operations: [{ module: 'mf-admin', version: '1.2.0', documents: [parse(text)] }],
  });

  test('is removed after its day, if nobody uses it', async () => {
    expect(await objectionsTo(last, next, release('query Admin_Other { now }'))).toEqual([]);
    expect(await objectionsTo(last, schema('jobs(first: Int): String'))).toEqual([]);
  });

  test('stays until its day', async () => {
    const early = schema(`jobs: Int ${deprecated('2027-12-02')}`);
    expect((await objectionsTo(early, next)).join('\n')).toContain(
      'Query.jobs may be removed on 2027-12-02, not before.',
    );
  });

  test('stays if only the next schema says that it is deprecated, or names no day', async () => {
    const undated = schema('jobs: Int @deprecated(reason: "Use `tasks`.")');
    expect((await objectionsTo(schema('jobs: Int'), next)).join('\n')).toContain('not deprecated in the last release');
    expect((await objectionsTo(undated, next)).join('\n')).toContain('has no day of removal');
  });

  test('stays while an operation of the last releases uses it', async () => {
    const [title, , user] = await objectionsTo(last, next, release('query Admin_Jobs_Load { jobs }'));
    expect(title).toContain('would break clients');
    expect(user).toBe('    Used by mf-admin 1.2.0: Admin_Jobs_Load.');
  });

  test('stays while an API key uses it, or one of its arguments', async () => {
    const usage = {
      writtenOn: '2027-11-20',
      coordinates: { 'Query.jobs.first': { lastUsedOn: '2027-11-19', apiKeys: 2 } },
    };
    expect((await objectionsTo(last, next, { usage })).join('\n')).toContain(
      'Used by 2 API keys: Query.jobs.first, last on 2027-11-19.',
    );
  });

  test.each([
    ['missing', undefined],
    ['older than 30 days', { writtenOn: '2027-10-31', coordinates: {} }],
    ['of the future', { writtenOn: '2027-12-02', coordinates: {} }],
  ])('stays while the usage file is %s', async (_state, usage) => {
    expect((await objectionsTo(last, next, { usage })).join('\n')).toContain('npm run schema:usage');
  });
});

describe('a deprecated input', () => {
  const last = schema(
    'j(i: I): Int s(s: S): Int',
    `input I { a: Int, b: Int ${deprecated()} } enum S { A, B ${deprecated()} }`,
  );
  const next = schema('j(i: I): Int s(s: S): Int', 'input I { a: Int } enum S { A }');
  const objectionsOf = (/** @type {string} */ text) =>
    objectionsTo(last, next, { operations: [{ module: 'mf-admin', version: '1.0.0', documents: [parse(text)] }] });

  test('is removed if operations name other fields and values only', async () => {
    expect(await objectionsOf('query Q { j(i: { a: 1 }) s(s: A) }')).toEqual([]);
  });

  test('stays while an operation names it, or has a variable that may contain it', async () => {
    expect(
      (await objectionsOf('query Named { j(i: { b: 1 }) s(s: B) }')).filter((line) => line.includes('Named')),
    ).toHaveLength(2);
    expect(
      (await objectionsOf('query Open($i: I, $s: S) { j(i: $i) s(s: $s) }')).filter((line) => line.includes('Open')),
    ).toHaveLength(2);
  });
});

describe('a type', () => {
  const job = 'type Job { id: ID, part: Part, parent: Job } type Part { id: ID }';

  test('is removed with everything that leads to it', async () => {
    expect(await objectionsTo(schema(`job: Job ${deprecated()}`, job), schema(''))).toEqual([]);
  });

  test('stays while something else leads to it', async () => {
    const last = schema(`job: Job ${deprecated()} other: Job`, job);
    expect((await objectionsTo(last, schema('other: Int'))).join('\n')).toContain(
      'Job has parts, or is reached by parts',
    );
  });

  test('stays while an operation names it in a fragment', async () => {
    const documents = [parse('fragment Row_job on Job { id }')];
    const operations = [{ module: 'mf-admin', version: '1.0.0', documents }];
    const objections = await objectionsTo(schema(`job: Job ${deprecated()}`, job), schema(''), { operations });
    expect(objections.join('\n')).toContain('Used by mf-admin 1.0.0: Row_job.');
  });
});

test.each([
  ['no reason', 'jobs: Int @deprecated', 'without a reason'],
  ['no advice', 'jobs: Int @deprecated(reason: "Removal: 2027-12-01")', 'without a reason'],
  ['no day', 'jobs: Int @deprecated(reason: "Use `tasks`.")', 'without a date of removal'],
  [
    'an impossible day',
    'jobs: Int @deprecated(reason: "Use `tasks`. Removal: 2027-02-31")',
    'without a date of removal',
  ],
  [
    'no day for an argument',
    'jobs(a: Int @deprecated(reason: "Use `b`.")): Int',
    'Query.jobs.a is deprecated without a date',
  ],
])('a deprecation with %s is refused', async (_lack, field, message) => {
  expect((await objectionsTo(schema(''), schema(field))).join('\n')).toContain(message);
});
