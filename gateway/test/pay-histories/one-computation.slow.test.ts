import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findPay, type PayrollEntry } from '../../src/features/payroll/index.js';
import { buildContent, hashJson, type SignOffContent } from '../../src/features/sign-offs/index.js';
import { askForSignOffs } from '../../src/features/sign-offs/test/builders.js';
import { aPtoPolicy, aPtoRequest } from '../../src/features/time-off/test/builders.js';
import { scopeToTenant } from '../../src/platform/database/tenant-scope.js';
import { startGateway, type TestGateway } from '../harness/index.js';
import { drawSeeds, Random } from './random.js';
import { drawRules } from './random-events.js';
import { workBetween } from './random-work.js';
import { SimulatedOrganization, type SimulatedPerson } from './simulated-organization.js';
import { addDaysTo } from './slow-calendar.js';

/** 1,000 people, each with a week of their own. */
const organizations = 20;
const peoplePerOrganization = 50;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-12-20T18:00:00Z' });
});
afterAll(() => gateway.close());

/** Weeks with and without a change of the clocks. */
const weeks = ['2026-03-08', '2026-10-25', '2026-11-01', '2026-06-07'];
const zones = ['America/Denver', 'America/New_York', 'Europe/Berlin', 'America/Phoenix'];

describe('the pay of a week', () => {
  test('is the same for the person, payroll, its file of lines, reports and signatures, for 1,000 people', async () => {
    const failures: string[] = [];
    for (const seed of drawSeeds(organizations)) {
      failures.push(...(await findDifferences(seed)).map((failure) => `organization ${seed}: ${failure}`));
    }
    expect(failures).toEqual([]);
  }, 300_000);
});

interface Week {
  readonly organization: SimulatedOrganization;
  readonly startDate: string;
  readonly endDate: string;
}

/** Compares open hours, and in half of the organizations also hours that closing has settled. */
async function findDifferences(seed: number): Promise<string[]> {
  const random = new Random(seed);
  const week = await createWeek(random);
  const open = await compare(week);
  if (random.chance(0.5)) return open;
  const { owner } = week.organization;
  const closed = await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: week.startDate });
  if (closed.status >= 300) return [`not closed: ${closed.text}`];
  return [...open, ...(await compare(week)).map((failure) => `closed: ${failure}`)];
}

async function createWeek(random: Random): Promise<Week> {
  const startDate = random.pick(weeks);
  const rules = drawRules(random, zones);
  const calendar = { kind: 'WEEKLY', anchorDate: startDate } as const;
  const beginning = { rules, calendar, lateCorrections: 'NEW_VERSION', size: peoplePerOrganization } as const;
  const organization = await SimulatedOrganization.create(gateway, beginning);
  const { organizationId } = organization.owner;
  await askForSignOffs(gateway.orm, organizationId, { questions: [] });
  const unit = random.pick([60, 30, 15]);
  const [from, until] = [midnightOf(addDaysTo(startDate, -8)), midnightOf(addDaysTo(startDate, 10))];
  await organization.insert(
    new Map(organization.people.map((person) => [person, workBetween(random, unit, from, until)])),
  );
  const policy = await aPtoPolicy(gateway.orm, { organizationId, name: 'Vacation' });
  for (const { user } of organization.people.filter(() => random.chance(0.2))) {
    const day = addDaysTo(startDate, random.int(-1, 6));
    const days = { startDate: day, endDate: addDaysTo(day, random.int(0, 3)), hours: random.int(1, 20) };
    await aPtoRequest(gateway.orm, { user, policy, status: 'APPROVED', ...days });
  }
  return { organization, startDate, endDate: addDaysTo(startDate, 6) };
}

/** The use cases of one person read entries through `of` and `ofPeople`, those of everyone through pages, lines and sums. */
async function compare(week: Week): Promise<string[]> {
  const { organization, startDate, endDate } = week;
  const { organizationId } = organization.owner;
  const em = gateway.orm.em.fork();
  scopeToTenant(em, organizationId);
  const period = { startDate, endDate };
  const entries = await findPay(em, { organizationId, period, now: gateway.clock.now() });
  const everyone = { first: 1_000, after: null } as const;
  const page = byPerson((await entries.page(everyone, 'LINES')).edges.map(({ node }) => node as PayrollEntry));
  const sums = byPerson((await entries.page(everyone, 'SUMS')).edges.map(({ node }) => node));
  const lines = byPerson(await collect(entries.lines()));
  const summaries = byPerson(await collect(entries.summaries()));
  const [report, times] = [await readReport(week, 'PAYROLL_SUMMARY'), await readReport(week, 'TIMES_BY_EMPLOYEE')];
  const failures: string[] = [];
  for (const { user } of organization.people) {
    const own = await entries.of(user.id);
    if (!own) return [`${user.lastName} has no entry`];
    const signed = { dates: period, rules: entries.rules, timesheets: [] };
    const content = buildContent({ entry: own, ...signed });
    const inPage = page.get(user.id);
    failures.push(
      ...listOthers(user.lastName, minutesOf(own), {
        lines: sumLines(own.lines),
        content: contentMinutes(content),
        days: sumDays(content),
        page: minutesIn(page, user.id),
        sums: minutesIn(sums, user.id),
        summaries: minutesIn(summaries, user.id),
        linesOfEveryone: sumLines(lines.get(user.id)?.lines ?? []),
        report: minutesIn(report, user.id),
        // This report contains worked time only.
        times: { ...minutesIn(times, user.id), ptoMinutes: own.ptoMinutes },
      }),
      ...(inPage ? listOthers(user.lastName, content, { payroll: buildContent({ entry: inPage, ...signed }) }) : []),
    );
  }
  const [person] = organization.people;
  return [...failures, ...(person ? await compareAnswers(week, person) : [])];
}

/** What the gateway answers about one person, and what they sign. */
async function compareAnswers(
  { organization, startDate, endDate }: Week,
  { user }: SimulatedPerson,
): Promise<string[]> {
  const dates = `startDate=${startDate}&endDate=${endDate}`;
  const { owner } = organization;
  const own = (await gateway.rest(user, 'GET', `/api/me/pay?${dates}`)).body;
  const inPayroll = (await gateway.rest(owner, 'GET', `/api/payroll/people/${user.id}?${dates}`)).body;
  const rows = (await gateway.rest(owner, 'GET', `/api/payroll?${dates}`)).body as readonly PayrollEntry[];
  const found: Record<string, unknown> = { personPay: minutesOf(inPayroll) };
  const row = rows.find((each) => each.user.id === user.id);
  if (row) found.payrollExport = minutesOf(row);
  if (own.canSignOff) {
    const input = { startDate, contentHash: own.contentHash, answers: [] };
    const signed = await gateway.rest(user, 'POST', '/api/sign-offs', input);
    found.signOff = contentMinutes(signed.body.content);
    if (hashJson(signed.body.content) !== own.contentHash) found.hash = signed.body.contentHash;
  } else if (own.signOff && own.signOff.staleAt === null) {
    found.kept = contentMinutes(own.signOff.content);
  }
  return listOthers(user.lastName, minutesOf(own), found);
}

/** Which of these values differ from what the person sees. */
function listOthers(name: string, own: object, others: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(others)
    .filter(([, value]) => hashJson(value) !== hashJson(own))
    .map(([place, value]) => `${name} ${place}: ${JSON.stringify(value)}, own ${JSON.stringify(own)}`);
}

/** People without an entry are paid nothing. */
function minutesIn(found: ReadonlyMap<string, Minutes>, userId: string): Minutes {
  const entry = found.get(userId);
  return entry ? minutesOf(entry) : nothing;
}

async function readReport(
  { organization, startDate, endDate }: Week,
  type: 'PAYROLL_SUMMARY' | 'TIMES_BY_EMPLOYEE',
): Promise<ReadonlyMap<string, Minutes>> {
  const query = new URLSearchParams({ type, startDate, endDate });
  const { body } = await gateway.rest(organization.owner, 'GET', `/api/reports?${query}`);
  const rows = body.rows as readonly (Minutes & { readonly userId: string })[];
  return new Map(rows.map((row) => [row.userId, minutesOf(row)]));
}

const kindNames = {
  REGULAR: 'regularMinutes',
  OVERTIME: 'overtimeMinutes',
  DOUBLE_TIME: 'doubleTimeMinutes',
  PTO: 'ptoMinutes',
} as const;
type Minutes = Readonly<Record<(typeof kindNames)[keyof typeof kindNames], number>>;
const nothing: Minutes = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };

function minutesOf({ regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes }: Minutes): Minutes {
  return { regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes };
}

/** The signed totals and lines. */
function contentMinutes({ lines, totals }: SignOffContent): Minutes {
  const sums = sumLines(lines);
  return hashJson(sums) === hashJson(minutesOf(totals)) ? sums : { ...nothing, regularMinutes: -1 };
}

function sumLines(lines: readonly { readonly kind: string; readonly minutes: number }[]): Minutes {
  const sums: { -readonly [Kind in keyof Minutes]: number } = { ...nothing };
  for (const { kind, minutes } of lines) sums[kindNames[kind as keyof typeof kindNames]] += minutes;
  return sums;
}

function sumDays({ days }: SignOffContent): Minutes {
  const sum = (kind: keyof Minutes) => days.reduce((all, day) => all + day[kind], 0);
  return minutesOf({
    ...{ regularMinutes: sum('regularMinutes'), overtimeMinutes: sum('overtimeMinutes') },
    ...{ doubleTimeMinutes: sum('doubleTimeMinutes'), ptoMinutes: sum('ptoMinutes') },
  });
}

const byPerson = <Entry extends { readonly user: { readonly id: string } }>(found: readonly Entry[]) =>
  new Map(found.map((entry) => [entry.user.id, entry]));

async function collect<Item>(batches: AsyncGenerator<Iterable<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
