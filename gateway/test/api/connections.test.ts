import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { features } from '../../src/composition/features.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { encodeCursor } from '../../src/platform/paging/cursor.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { RoleFixture } from './role-fixture.js';

let gateway: TestGateway;
let outsider: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
  outsider = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

type Add = (fixture: RoleFixture, owner: Actor) => Promise<unknown>;

/** How to add an entry to each list. */
const lists: Readonly<Record<string, Add>> = {
  apiKeys: (fixture) => fixture.apiKey(),
  auditLogs: (_fixture, owner) => post(owner, '/api/jobs', { name: `Job ${Math.random()}` }),
  clientErrors: (_fixture, owner) =>
    post(owner, '/api/client-errors', {
      errors: [{ module: `mf-${randomUUID()}`, kind: 'RENDER', message: 'It broke' }],
    }),
  corrections: (fixture) => fixture.correctionOfMember(),
  decidedPtoRequests: (fixture) => fixture.requestOfMember('DENIED'),
  earningCodes: async (fixture, owner) =>
    send(owner, 'PUT', '/api/earning-codes', { kind: 'REGULAR', jobId: await fixture.job(), code: 'SITE' }),
  employmentTerms: (fixture) => fixture.member(),
  exportProfiles: (fixture) => fixture.exportTemplate(),
  invitations: (fixture) => fixture.invitation(),
  jobChoices: (fixture) => fixture.job(),
  jobPeopleCounts: async (fixture, owner) =>
    post(owner, '/api/jobs/people', { ids: [await fixture.job()], addUserIds: [owner.userId] }),
  jobs: (fixture) => fixture.job(),
  myNotices: (fixture) => fixture.ownNotice(),
  myPtoRequests: (fixture) => fixture.ownRequest(),
  mySessions: (fixture) => fixture.ownSession(),
  overtimeRules: (fixture) => fixture.overtimeRule(),
  pendingPtoRequests: (fixture) => fixture.requestOfMember(),
  positions: (fixture) => fixture.position(),
  ptoPolicies: (fixture) => fixture.policy(),
  reopeningRequests: (fixture) => fixture.reopeningRequest(),
  savedReports: (_fixture, owner) =>
    post(owner, '/api/saved-reports', { name: randomUUID(), type: 'TIMES_BY_JOB', range: 'LAST_WEEK' }),
  schedules: (fixture) => fixture.schedule(),
  shiftTemplates: (fixture) => fixture.shiftTemplate(),
  syncQueue: (_fixture, owner) => post(owner, '/api/sync-queue', { type: 'IMPORT_LISTS' }),
  teamImports: (fixture) => fixture.teamImport(),
  places: (fixture) => fixture.place(),
  teams: (fixture) => fixture.team(),
  timesheetChanges: (fixture) => fixture.timesheetOfMember(),
  timesheets: (fixture) => fixture.timesheetOfMember(),
  users: (fixture) => fixture.member(),
  weekTemplates: (fixture) => fixture.weekTemplate(),
};

async function send(owner: Actor, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  expect((await gateway.rest(owner, method, path, body)).status).toBeLessThan(300);
}
const post = (owner: Actor, path: string, body: object) => send(owner, 'POST', path, body);

/** What identifies an entry of each list. */
const keys: Readonly<Record<string, string>> = {
  earningCodes: 'kind category job { id }',
  employmentTerms: 'user { id }',
  jobPeopleCounts: 'jobId',
  overtimeRules: 'key customRuleId',
  timesheetChanges: 'timesheetId',
};

interface FoundPage {
  readonly edges: readonly { readonly cursor: string; readonly node: object }[];
  readonly nodes: readonly object[];
  readonly pageInfo: Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>> &
    Readonly<Record<'startCursor' | 'endCursor', string | null>>;
  readonly totalCount: number;
}

async function pageOf(caller: Actor, name: string, args: string): Promise<FoundPage> {
  const key = keys[name] ?? 'id';
  const fields = `edges { cursor node { ${key} } } nodes { ${key} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount`;
  const { body } = await gateway.graphql(caller, `{ viewer { ${name}${args} { ${fields} } } }`);
  expect(body.errors).toBeUndefined();
  return body.data.viewer[name];
}

const textsOf = ({ edges }: FoundPage) => edges.map(({ node }) => JSON.stringify(node));

async function* pagesOf(owner: Actor, name: string): AsyncGenerator<FoundPage> {
  for (let after: string | null = null; ; ) {
    const page = await pageOf(owner, name, `(first: 2, after: ${JSON.stringify(after)})`);
    yield page;
    if (!page.pageInfo.hasNextPage) return;
    after = page.pageInfo.endCursor;
  }
}

async function setUp(name: string, count = 5) {
  const owner = await createActor(gateway, 'OWNER');
  const fixture = new RoleFixture(gateway, owner.user);
  const add = async () => {
    await lists[name]?.(fixture, owner);
  };
  for (let time = 0; time < count; time += 1) await add();
  return { owner, fixture, add };
}

describe.each(Object.keys(lists))('%s', (name) => {
  test('is the same in pages as in one, and a new entry neither hides nor repeats another', async () => {
    const { owner, add } = await setUp(name);
    const whole = await pageOf(owner, name, '(first: 1000)');
    const before = textsOf(whole);
    expect(before.length).toBeGreaterThanOrEqual(5);
    expect(whole).toMatchObject({ totalCount: before.length, nodes: whole.edges.map(({ node }) => node) });

    const found: string[] = [];
    for await (const page of pagesOf(owner, name)) {
      expect(page.edges.length).toBeLessThanOrEqual(2);
      expect(page.pageInfo.hasPreviousPage).toBe(found.length > 0);
      found.push(...textsOf(page));
      if (found.length === 2) await add();
    }
    const old = found.filter((text) => before.includes(text));
    expect(old).toEqual(before);
    expect(new Set(found).size).toBe(found.length);
  });

  test('keeps its entries from another organization, with its cursors too', async () => {
    const { owner, fixture } = await setUp(name, 2);
    const { edges } = await pageOf(owner, name, '(first: 1)');
    const { made } = fixture;
    const all = await gateway.graphql(
      outsider,
      `{ viewer { ${name}(first: 1000) { edges { node { ${keys[name] ?? 'id'} } } } } }`,
    );
    const after = `{ viewer { ${name}(after: "${edges[0]?.cursor}") { edges { node { ${keys[name] ?? 'id'} } } } } }`;
    const next = await gateway.graphql(outsider, after);
    for (const id of made) expect(`${all.text}${next.text}`).not.toContain(id);
  });

  test('refuses a cursor of another list and a page size out of range, in words', async () => {
    const messageFor = async (args: string) => {
      const { body } = await gateway.graphql(
        outsider,
        `{ viewer { ${name}${args} { pageInfo { hasNextPage } } me { id } } }`,
      );
      expect(body.data.viewer).toEqual({ [name]: null, me: { id: outsider.userId } });
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
      return body.errors[0].message;
    };
    expect(await messageFor(`(after: "${encodeCursor(['another', 'list', 1, 2])}")`)).toBe(
      'The cursor is not from this list',
    );
    expect(await messageFor('(after: "nonsense")')).toBe('The cursor is not from this list');
    for (const size of [0, -1, 1001]) {
      expect(await messageFor(`(first: ${size})`)).toBe('A page can have 1 to 1000 entries');
    }
  });
});

const viewer = (await schemaOf(features)).getType('Viewer');
const fields = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
const connections = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));

test.each(connections.filter(({ args }) => args.some((arg) => arg.name === 'last')).map(({ name }) => name))(
  'goes backward through %s',
  async (name) => {
    const { owner } = await setUp(name);
    const all = textsOf(await pageOf(owner, name, '(first: 1000)'));
    const last = await pageOf(owner, name, '(last: 2)');
    expect(textsOf(last)).toEqual(all.slice(-2));
    expect(last.pageInfo.hasPreviousPage).toBe(true);
    const before = await pageOf(owner, name, `(last: 2, before: "${last.pageInfo.startCursor}")`);
    expect(textsOf(before)).toEqual(all.slice(-4, -2));
  },
);

test('every connection of the viewer is tested', () => {
  const elsewhere = ['payPeriods', 'payrollAdjustments', 'payrollExport', 'payrollVersions', 'qualifiedOvertime'];
  const plain = connections.filter(({ args }) => !args.some(isRequiredArgument)).map(({ name }) => name);
  expect([...plain, 'payrollExport', 'qualifiedOvertime'].toSorted()).toEqual(
    [...Object.keys(lists), ...elsewhere].toSorted(),
  );
});

describe('a worker', () => {
  test('sees only themselves and their own entries', async () => {
    const { owner } = await setUp('timesheets', 2);
    const worker = await createActor(gateway, 'WORKER', owner);
    const own = new RoleFixture(gateway, worker.user);
    const ids = [await own.ownTimesheet(null), await own.schedule(), await own.ownRequest()];
    for (const [index, name] of ['timesheets', 'schedules', 'myPtoRequests'].entries()) {
      expect(textsOf(await pageOf(worker, name, ''))).toEqual([JSON.stringify({ id: ids[index] })]);
    }
    expect(textsOf(await pageOf(worker, 'users', ''))).toEqual([JSON.stringify({ id: worker.userId })]);
    const refused = '{ viewer { apiKeys { totalCount } pendingPtoRequests { totalCount } jobs { totalCount } } }';
    const { body } = await gateway.graphql(worker, refused);
    expect(body.data.viewer).toEqual({ apiKeys: null, pendingPtoRequests: null, jobs: { totalCount: 0 } });
  });
});
