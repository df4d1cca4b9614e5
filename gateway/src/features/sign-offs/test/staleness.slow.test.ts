import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { drawSeeds, Random } from '../../../../test/pay-histories/random.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { readRuleTimeline } from '../../organization/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { findPay } from '../../payroll/index.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aPtoPolicy } from '../../time-off/test/builders.js';
import { buildContent, differsFromSigned } from '../content/sign-off-content.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { readSignedTimes } from '../content/signed-times.queries.js';
import { askForSignOffs } from './builders.js';
import { sign, startDate, startSigning } from './calls.js';

const organizations = 6;
const commandsPerOrganization = 30;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

/** A person and what they signed last. */
interface Signer {
  readonly actor: Actor;
  content: SignOffContent;
  /** Whether the hours have differed from it since. */
  hasDiffered: boolean;
}

interface World {
  readonly random: Random;
  readonly owner: Actor;
  readonly signers: readonly Signer[];
  readonly policyId: string;
  readonly jobId: string;
  /** The addresses of approved requests for time off. */
  readonly revocable: string[];
}

test.each(drawSeeds(organizations))(
  'a signature is stale exactly when the hours have differed from it, whatever happens (organization %d)',
  async (seed) => {
    const world = await createWorld(new Random(seed));
    const log: string[] = [];
    for (let count = 0; count < commandsPerOrganization; count += 1) {
      const [name, happen] = world.random.pick(happenings);
      const sent = await happen(world, world.random.pick(world.signers));
      log.push(`${name} ${sent}`);
      await gateway.app.jobs.runPending();
      const stale = await readStale(world);
      for (const signer of world.signers) {
        const differs = differsFromSigned(signer.content, await readContent(world, signer));
        signer.hasDiffered ||= differs;
        const { id } = signer.actor.user;
        expect({ log, id, isStale: stale.has(id) }).toEqual({ log, id, isStale: signer.hasDiffered });
        if (!signer.hasDiffered || world.random.chance(0.3)) continue;
        await signAgain(signer);
        log.push('signed again');
      }
    }
  },
  120_000,
);

describe('renaming and approval', () => {
  test('never make a signature stale', async () => {
    const world = await createWorld(new Random(1));
    const [signer] = world.signers;
    if (!signer) throw new Error('nobody signed');
    for (const happen of [rename, approve, note, changeJob]) await happen(world, signer);
    await gateway.app.jobs.runPending();
    expect((await readStale(world)).size).toBe(0);
  });
});

/** Three people who worked in the signed week and in the weeks around it, and signed. */
async function createWorld(random: Random): Promise<World> {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: startDate } });
  await askForSignOffs(gateway.orm, organizationId);
  const signers: Signer[] = [];
  for (let count = 0; count < 3; count += 1) {
    const actor = await createActor(gateway, 'WORKER', { organizationId });
    // A week without hours cannot be signed.
    const dayOfSignedWeek = random.int(1, 7);
    for (let day = -4; day <= 12; day += 1) {
      if (day === dayOfSignedWeek || random.chance(0.75))
        await anApprovedTimesheet(gateway.orm, actor.user, drawPunches(random, day));
    }
    await anApprovedTimesheet(gateway.orm, actor.user, drawPunches(random, 13));
    signers.push({ actor, content: await signWeek(actor), hasDiffered: false });
  }
  const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId, name: 'Vacation' });
  const { body: job } = await gateway.rest(owner, 'POST', '/api/jobs', { name: 'Roof' });
  return { random, owner, signers, policyId, jobId: job.id, revocable: [] };
}

async function signWeek(actor: Actor): Promise<SignOffContent> {
  const { status, body, text } = await sign(gateway, actor);
  if (status !== 201) throw new Error(`not signed: ${text}`);
  return body.content;
}

async function signAgain(signer: Signer): Promise<void> {
  const { status, body } = await sign(gateway, signer.actor);
  // Nothing may be left to sign.
  if (status !== 201) return;
  signer.content = body.content;
  signer.hasDiffered = false;
  await gateway.app.jobs.runPending();
}

async function readStale({ owner }: World): Promise<ReadonlySet<string>> {
  const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);
  const rows = body as readonly { readonly user: { readonly id: string }; readonly state: string }[];
  return new Set(rows.filter(({ state }) => state === 'STALE').map(({ user }) => user.id));
}

async function readContent({ owner: { organizationId } }: World, { actor }: Signer): Promise<SignOffContent> {
  const em = gateway.orm.em.fork();
  scopeToTenant(em, organizationId);
  const period = { startDate, endDate: '2026-11-07' };
  const entries = await findPay(em, { organizationId, period, now: gateway.clock.now() });
  const entry = await entries.of(actor.user.id);
  if (!entry) throw new Error('nobody has this id');
  const of = { organizationId, period, timeline: await readRuleTimeline(em, organizationId), userIds: [entry.user.id] };
  const timesheets = (await readSignedTimes(em, of))(entry.user.id);
  return buildContent({ entry, dates: period, rules: entries.rules, timesheets });
}

/** The punches of a day of November, from about 8:00 in Denver. */
function drawPunches(random: Random, day: number): readonly [string, string] {
  const clockIn = Date.UTC(2026, 10, day, 15, random.int(-60, 60));
  return [new Date(clockIn).toISOString(), new Date(clockIn + random.int(10, 600) * 60_000).toISOString()];
}

const drawTimes = (random: Random) => {
  const [clockInAt, clockOutAt] = drawPunches(random, random.int(-2, 12));
  return { clockInAt, clockOutAt, breaks: [] };
};

/** Sends what the state of the organization may forbid. Returns the status. */
async function send(who: Actor, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object = {}) {
  const response = await gateway.rest(who, method, path, body);
  if (response.status >= 300 && response.status !== 409) {
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${response.status} ${response.text}`);
  }
  return response;
}

type Happening = (world: World, signer: Signer) => Promise<number>;

async function pickTimesheet(
  { random, owner }: World,
  { actor }: Signer,
): Promise<{ id: string; clockInAt: string } | null> {
  const { body } = await gateway.rest(owner, 'GET', `/api/timesheets?userId=${actor.user.id}&limit=100`);
  return body.length > 0 ? random.pick(body) : null;
}

/** A command about one of the person's timesheets. */
const onTimesheet =
  (run: (world: World, path: string, clockInAt: string) => Promise<{ readonly status: number }>): Happening =>
  async (world, signer) => {
    const timesheet = await pickTimesheet(world, signer);
    return timesheet ? (await run(world, `/api/timesheets/${timesheet.id}`, timesheet.clockInAt)).status : 0;
  };

const drawLonger = (random: Random, clockInAt: string) => {
  const clockOut = Date.parse(clockInAt) + random.int(30, 700) * 60_000;
  return { clockInAt, clockOutAt: new Date(clockOut).toISOString(), breaks: [] };
};

const edit = onTimesheet(({ owner, random }, path, clockInAt) => {
  const start = Date.parse(clockInAt) + 10 * 60_000;
  const [startAt, endAt] = [start, start + 600_000].map((at) => new Date(at).toISOString());
  const breaks = random.chance(0.5) ? [{ type: 'UNPAID', startAt, endAt }] : [];
  return send(owner, 'PUT', `${path}/times`, { ...drawLonger(random, clockInAt), breaks });
});
const remove = onTimesheet(({ owner }, path) => send(owner, 'DELETE', path));
const approve = onTimesheet(({ owner }, path) => send(owner, 'POST', `${path}/approve`));
const reject = onTimesheet(({ owner }, path) => send(owner, 'POST', `${path}/reject`, { reason: 'Too long' }));
const note = onTimesheet(({ owner, random }, path) =>
  send(owner, 'PATCH', path, { notes: `Note ${random.int(1, 9)}` }),
);
const changeJob = onTimesheet(({ owner, random, jobId }, path) =>
  send(owner, 'PATCH', path, { jobId: random.chance(0.5) ? jobId : null }),
);

const add: Happening = async ({ owner, random }, { actor }) => {
  const body = { ...drawTimes(random), userId: actor.user.id, jobId: null, notes: '' };
  return (await send(owner, 'POST', '/api/timesheets', body)).status;
};

const rename: Happening = async ({ owner, random }, { actor }) =>
  (await send(owner, 'PATCH', `/api/users/${actor.user.id}`, { lastName: `Lee ${random.int(1, 999)}` })).status;

/** Requests a correction of any kind, and decides it. */
const correct: Happening = async (world, signer) => {
  const { owner, random } = world;
  const timesheet = random.chance(0.6) ? await pickTimesheet(world, signer) : null;
  const wish = timesheet
    ? { kind: random.pick(['CHANGE', 'REMOVE']), timesheetId: timesheet.id, ...drawLonger(random, timesheet.clockInAt) }
    : { kind: 'ADD', ...drawTimes(random) };
  const requested = await send(signer.actor, 'POST', '/api/corrections', { ...wish, reason: 'I forgot' });
  if (requested.status >= 300) return requested.status;
  const isApproved = random.chance(0.7);
  const decision = isApproved ? {} : { managerNotes: 'You were not there' };
  const path = `/api/corrections/${requested.body.id}`;
  const decided = await send(owner, 'POST', `${path}/${isApproved ? 'approve' : 'deny'}`, decision);
  // A correction that is not decided would keep the person from signing again.
  if (decided.status >= 300) await send(signer.actor, 'POST', `${path}/withdraw`);
  return decided.status;
};

const takeTimeOff: Happening = async ({ owner, random, policyId, revocable }, { actor }) => {
  const day = `2026-11-${String(random.int(1, 12)).padStart(2, '0')}`;
  const requested = await send(actor, 'POST', '/api/pto-requests', {
    ...{ policyId, startDate: day, endDate: day },
    hours: random.int(1, 8),
  });
  if (requested.status >= 300) return requested.status;
  const path = `/api/pto-requests/${requested.body.id}`;
  const approved = await send(owner, 'POST', `${path}/approve`, { confirmOverAllowance: true });
  if (approved.status < 300) revocable.push(path);
  return approved.status;
};

const revoke: Happening = async ({ owner, revocable }) => {
  const path = revocable.pop();
  return path ? (await send(owner, 'POST', `${path}/revoke`)).status : 0;
};

/** Rules of pay change before, within or after the signed week. */
const changeRules: Happening = async ({ owner, random }) => {
  const change = random.pick([
    { overtimeRule: random.pick(['NONE', 'FLSA', 'CALIFORNIA']) },
    { roundingRule: random.pick(['none', '5min', '15min']) },
    { workweekStartsOn: random.pick(['SUNDAY', 'MONDAY', 'WEDNESDAY']) },
    { timezone: random.pick(['America/Denver', 'America/New_York']) },
  ]);
  const effectiveFrom = new Date(Date.UTC(2026, 10, random.int(-6, 14))).toISOString().slice(0, 10);
  return (await send(owner, 'PATCH', '/api/organization', { ...change, effectiveFrom })).status;
};

const changeOrganization: Happening = async ({ owner, random }) => {
  const change = random.pick([
    { requireLocationOnClock: random.chance(0.5) },
    { name: `Lee Builders ${random.int(1, 999)}` },
  ]);
  return (await send(owner, 'PATCH', '/api/organization', change)).status;
};

const changePolicy: Happening = async ({ owner, random, policyId }) =>
  (await send(owner, 'PATCH', `/api/pto-policies/${policyId}`, { paid: random.chance(0.5) })).status;

/** Closes or reopens the signed week or the previous one. */
const closeOrReopen: Happening = async ({ owner, random }) => {
  const week = random.pick(['2026-10-25', startDate]);
  await send(owner, 'POST', '/api/timesheets/approve', { from: week, to: '2026-11-07' });
  return (await send(owner, 'POST', `/api/pay-periods/${random.pick(['close', 'reopen'])}`, { startDate: week }))
    .status;
};

const happenings: readonly (readonly [name: string, happen: Happening])[] = [
  ...([
    ['edit', edit],
    ['edit', edit],
    ['add', add],
    ['add', add],
    ['delete', remove],
  ] as const),
  ...([
    ['approve', approve],
    ['reject', reject],
    ['note', note],
    ['job', changeJob],
    ['rename', rename],
  ] as const),
  ...([
    ['correction', correct],
    ['time off', takeTimeOff],
    ['time off', takeTimeOff],
    ['revoke', revoke],
    ['rules', changeRules],
    ['rules', changeRules],
  ] as const),
  ...([
    ['organization', changeOrganization],
    ['policy', changePolicy],
    ['close or reopen', closeOrReopen],
    ['close or reopen', closeOrReopen],
  ] as const),
];
