import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionTable, scopeTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { type ApiKeyScope, apiKeyScopes } from '../../src/platform/auth/viewer.js';
import { type Actor, createActor, createKey, startGateway, type TestGateway } from '../harness/index.js';
import { apisOf, subscriptions } from './role-calls.js';
import { marker, RoleFixture } from './role-fixture.js';
import { roleTable } from './role-table.js';
import type { RoleRow } from './role-table.types.js';

type Operation = keyof typeof permissionTable;

const people = [
  ...(['users', 'grantableRoles', 'invitations', 'teamImports', 'teamImport'] as const),
  ...(['employmentTerms', 'employmentTermsHistory'] as const),
] as const;
const schedules = [
  ...(['schedules', 'schedule', 'scheduleBoard', 'scheduleDays', 'scheduleWarnings', 'shiftTemplates'] as const),
  ...(['shiftColleagues', 'shiftReplacements', 'weekTemplates'] as const),
] as const;

/** What each scope allows. Written by hand, so that it can contradict the table in `access`. */
const allowed: Readonly<Record<ApiKeyScope, readonly Operation[]>> = {
  'timesheets:read': ['timesheets', 'timesheet', 'timesheetChanges', 'timesheetChanged'],
  'payroll:read': [
    ...(['payPeriods', 'payrollExport', 'qualifiedOvertime', 'payrollVersions', 'payrollAdjustments'] as const),
    ...(['earningCodes', 'exportProfiles', 'payrollExportFile'] as const),
  ],
  'people:read': people,
  'people:write': [
    ...people,
    ...(['createUser', 'updateUser', 'archiveUser', 'reinstateUser'] as const),
    ...(['createInvitation', 'deleteInvitation', 'previewTeamImport', 'importTeam'] as const),
  ],
  'schedules:read': schedules,
  'schedules:write': [
    ...schedules,
    ...([
      'createSchedule',
      'updateSchedule',
      'moveAssignment',
      'changeSchedules',
      'deleteSchedule',
      'copyScheduleWeek',
      'publishSchedules',
    ] as const),
    ...(['createShiftTemplate', 'updateShiftTemplate', 'deleteShiftTemplate'] as const),
    ...(['orderShiftTemplates', 'applyShiftTemplate'] as const),
    ...(['planWeek', 'copyShifts', 'assignSchedules'] as const),
    ...(['createWeekTemplate', 'updateWeekTemplate', 'deleteWeekTemplate', 'applyWeekTemplate'] as const),
  ],
  'jobs:read': ['jobs'],
  'jobs:write': ['jobs', 'createJob', 'updateJob', 'deleteJob'],
};

let gateway: TestGateway;
let owner: Actor;
let stranger: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { API_KEY_CALLS_PER_MINUTE: '10000' } });
  owner = await createActor(gateway, 'ADMIN', undefined, { lastName: marker });
  stranger = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const guarded = Object.entries(roleTable).filter(([, { callers }]) => callers !== 'public');
/** A subscription runs over a socket, to which other limits apply. */
const callable = guarded.filter(([operation]) => !(operation in subscriptions));

describe('the scopes of API keys', () => {
  test('allow exactly these operations', () => {
    const allowedByTable = (scope: ApiKeyScope) =>
      Object.entries(scopeTable).filter(([, needed]) => [scope, scope.replace('write', 'read')].includes(needed));
    for (const scope of apiKeyScopes) {
      const operations = allowedByTable(scope).map(([operation]) => operation);
      expect(operations.toSorted()).toEqual(allowed[scope].toSorted());
    }
  });

  test('include no operation that needs a fresh sign-in, which a program cannot give', () => {
    const fresh = routesOf(features).filter(
      ({ useCase }) => useCase.needsFreshSignIn && useCase.operation in scopeTable,
    );
    expect(fresh).toEqual([]);
  });
});

const fixtureOf = async () =>
  new RoleFixture(gateway, (await createActor(gateway, 'WORKER', owner, { lastName: marker })).user);

/** A person gives the first password of a user whom they create, an API key does not. */
async function inputOf({ createInput }: RoleRow, fixture: RoleFixture): Promise<object> {
  const { password: _, ...input } = ((await createInput?.(fixture)) as Record<string, unknown> | undefined) ?? {};
  return input;
}

describe.each(apiKeyScopes)('a key with %s', (scope) => {
  const operations: readonly string[] = allowed[scope];
  // What a scope shares with another one is called once.
  const own = callable.filter(([name]) => scopeTable[name as keyof typeof scopeTable] === scope);

  test.each(own)('may run %s, in its own organization only', async (operation, row) => {
    const { headers } = await createKey(gateway, owner, [scope]);
    const outsider = await createKey(gateway, stranger, [scope]);
    for (const [, call] of apisOf(operation)) {
      const fixture = await fixtureOf();
      const sent = await inputOf(row, fixture);
      const foreign = await call(gateway, sent, outsider.headers);
      expect(foreign.code).toBe(row.outsiderFailure ?? row.failure ?? ('id' in sent ? 'NOT_FOUND' : null));
      const ids = [marker, owner.organizationId, ...fixture.made];
      expect(ids.filter((text) => foreign.text.includes(text))).toEqual([]);
      const input = await inputOf(row, await fixtureOf());
      const { code, text } = await call(gateway, input, headers);
      expect([code, text]).toEqual([row.failure ?? null, text]);
    }
  });

  test('may run nothing else, whatever it sends', async () => {
    const { headers } = await createKey(gateway, owner, [scope]);
    const nonsense = { id: '01890a5d-ac96-774b-bcce-b302099a8057', inviteCode: 'none', email: 5 };
    const calls = callable
      .filter(([name]) => !operations.includes(name))
      .flatMap(([operation, { isPicture }]) =>
        apisOf(operation, isPicture).map(async ([api, call]) => {
          const { code } = await call(gateway, nonsense, headers);
          return `${operation} by ${api}: ${code}`;
        }),
      );
    const others = (await Promise.all(calls)).filter((outcome) => !outcome.endsWith('FORBIDDEN'));
    expect(others).toEqual([]);
  });
});

test('a scope that writes includes the reads of its area', async () => {
  const { headers } = await createKey(gateway, owner, ['jobs:write']);
  expect((await gateway.rest({ headers }, 'GET', '/api/jobs')).status).toBe(200);
});
