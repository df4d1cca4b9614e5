import type { CountedBreak, CountedTimesheet } from './counted.types.js';
import type { Random } from './random.js';
import { breaksBetween } from './random-work.js';
import type { PayCalendar, SimulatedOrganization, SimulatedPerson } from './simulated-organization.js';
import { addDaysTo } from './slow-calendar.js';

/** What a history draws from. */
export interface HistoryOptions {
  readonly random: Random;
  /** Every punch is at a multiple of these seconds. */
  readonly unit: number;
  readonly zones: readonly string[];
  readonly firstDay: string;
  readonly days: number;
}

interface SavedTimesheet {
  readonly id: string;
  readonly clockInAt: string;
  readonly clockOutAt: string;
  readonly breaks: readonly { readonly type: CountedBreak['type']; readonly startAt: string; readonly endAt: string }[];
}

const hour = 3600;
const toSecond = (instant: string) => Date.parse(instant) / 1000;
const toIso = (second: number) => new Date(second * 1000).toISOString();
const toBody = ({ clockIn, clockOut, breaks }: CountedTimesheet) => ({
  clockInAt: toIso(clockIn),
  clockOutAt: toIso(clockOut),
  breaks: breaks.map(({ type, from, to }) => ({ type, startAt: toIso(from), endAt: toIso(to) })),
});

/** Changes, deletes or adds a timesheet. The gateway rejects what overlaps another one or a closed period. */
export async function correct(organization: SimulatedOrganization, { random, unit }: HistoryOptions): Promise<void> {
  const person = organization.pickPerson(random);
  const { timesheets } = person;
  if (timesheets.size === 0) return;
  const timesheet = random.pick([...timesheets.values()]);
  const move = (second: number, most: number) => second + random.int(-most / unit, most / unit) * unit;
  if (random.chance(0.2)) {
    const deleted = await organization.attempt(organization.owner, 'DELETE', `/api/timesheets/${timesheet.id}`);
    if (deleted) timesheets.delete(timesheet.id);
    return;
  }
  const isNew = random.chance(0.3);
  const clockIn = move(timesheet.clockIn, isNew ? 24 * hour : 2 * hour);
  const clockOut = clockIn + Math.max(unit, move(timesheet.clockOut - timesheet.clockIn, 2 * hour));
  const changed = { ...timesheet, clockIn, clockOut, breaks: breaksBetween(random, unit, clockIn, clockOut) };
  const saved = isNew
    ? await add(organization, person, changed)
    : await organization.attempt(organization.owner, 'PUT', `/api/timesheets/${timesheet.id}/times`, toBody(changed));
  if (saved) timesheets.set(saved.body.id, readSaved(saved.body));
  await organization.approveAll();
}

/** A whole minute that was sent can mean an instant of that minute that the clock recorded. */
function readSaved({ id, clockInAt, clockOutAt, breaks }: SavedTimesheet): CountedTimesheet {
  return {
    id,
    clockIn: toSecond(clockInAt),
    clockOut: toSecond(clockOutAt),
    breaks: breaks.map(({ type, startAt, endAt }) => ({ type, from: toSecond(startAt), to: toSecond(endAt) })),
  };
}

function add(organization: SimulatedOrganization, { user }: SimulatedPerson, timesheet: CountedTimesheet) {
  const body = { ...toBody(timesheet), userId: user.id, jobId: null, notes: '' };
  return organization.attempt(organization.owner, 'POST', '/api/timesheets', body);
}

/** Ends one timesheet of everyone earlier, unless its period is closed. */
export async function correctEveryone(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const { random, unit } = options;
  const changed = organization.people.flatMap(({ timesheets }) => {
    const timesheet = timesheets.size > 0 && random.pick([...timesheets.values()]);
    if (!timesheet) return [];
    const earliest = timesheet.breaks.at(-1)?.to ?? timesheet.clockIn + unit;
    const steps = random.int(0, (timesheet.clockOut - earliest) / unit);
    return [{ ...timesheet, clockOut: timesheet.clockOut - steps * unit }];
  });
  const saved = new Set(await organization.endEarlier(changed));
  for (const { timesheets } of organization.people) {
    const own = changed.find(({ id }) => saved.has(id) && timesheets.has(id));
    if (own) timesheets.set(own.id, own);
  }
}

const rulesToDraw = {
  roundingRule: ['none', '5min', '6min', '10min', '15min'],
  overtimeRule: [
    ...['NONE', 'FLSA', 'FLSA', 'CALIFORNIA', 'CALIFORNIA', 'COLORADO', 'COLORADO'],
    ...['NEVADA', 'KENTUCKY', 'ALBERTA', 'PUERTO_RICO'],
  ],
  workweekStartsOn: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
} as const;

export function drawRules(random: Random, zones: readonly string[]) {
  return {
    timezone: random.pick(zones),
    roundingRule: random.pick(rulesToDraw.roundingRule),
    overtimeRule: random.pick(rulesToDraw.overtimeRule),
    workweekStartsOn: random.pick(rulesToDraw.workweekStartsOn),
  };
}

/** Every change doubles the ways in which workweeks can be divided. */
const maxRules = 4;

const maxLeavers = 5;

/** Changes one of the rules from some day on. The gateway rejects days up to the last closed one. */
export async function changeRule(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const { random, zones } = options;
  if (organization.settings.list().length > maxRules) return;
  const drawn = drawRules(random, zones);
  const setting = random.pick(['timezone', 'timezone', 'workweekStartsOn', 'overtimeRule', 'roundingRule'] as const);
  const effectiveFrom = drawDay(options);
  const body = { [setting]: drawn[setting], effectiveFrom };
  const saved = await organization.attempt(organization.owner, 'PATCH', '/api/organization', body);
  if (saved) organization.settings.change(setting, drawn[setting], effectiveFrom);
}

/** Gives some people another rule or an exemption from a day on, or takes it back. */
export async function changeTerms(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const { random, zones } = options;
  const people = new Set([1, 2, 3].map(() => organization.pickPerson(random)));
  const changed = [...people].filter(({ terms }) => terms.list().length <= maxRules);
  if (changed.length === 0) return;
  const from = drawDay(options);
  const change = random.pick([
    { exempt: random.pick([true, false]) },
    { overtimeRule: random.pick([null, drawRules(random, zones).overtimeRule]) },
  ]);
  const body = { userIds: changed.map(({ user }) => user.id), from, ...change };
  const saved = await organization.attempt(organization.owner, 'POST', '/api/employment-terms', body);
  if (!saved) return;
  for (const { terms } of changed) {
    for (const [field, value] of Object.entries(change)) terms.change(field as 'exempt', value as boolean, from);
  }
}

function drawDay({ random, firstDay, days }: HistoryOptions): string {
  return addDaysTo(firstDay, random.int(1, days));
}

export function drawCalendar({ random, firstDay }: Pick<HistoryOptions, 'random' | 'firstDay'>): PayCalendar {
  const kind = random.pick(['WEEKLY', 'WEEKLY', 'WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY'] as const);
  return { kind, anchorDate: addDaysTo(firstDay, random.int(0, 13)) };
}

export async function changeCalendar(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const body = { ...drawCalendar(options), ...(options.random.chance(0.5) && { effectiveFrom: drawDay(options) }) };
  await organization.attempt(organization.owner, 'PUT', '/api/pay-period-settings', body);
}

/** Changes whether corrections make a new version of a closed period or are paid in the next one. */
export async function changeCorrections(
  organization: SimulatedOrganization,
  { random }: HistoryOptions,
): Promise<void> {
  const lateCorrections = random.pick(['NEW_VERSION', 'NEXT_PERIOD']);
  await organization.attempt(organization.owner, 'PATCH', '/api/organization', { lateCorrections });
}

/** Requests time off, which the owner approves or denies. */
export async function takeTimeOff(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const { random } = options;
  const person = organization.pickPerson(random);
  const startDate = drawDay(options);
  const timeOff = { startDate, endDate: addDaysTo(startDate, random.int(0, 5)), hours: random.int(1, 23) };
  const { id: policyId, paid } = random.pick(organization.policies);
  const request = await organization.attempt(person.user, 'POST', '/api/pto-requests', { policyId, ...timeOff });
  if (!request) return;
  const path = `/api/pto-requests/${request.body.id}`;
  const approval = { confirmOverAllowance: true };
  const approved =
    random.chance(0.8) && (await organization.attempt(organization.owner, 'POST', `${path}/approve`, approval));
  if (!approved) await organization.attempt(organization.owner, 'POST', `${path}/deny`, {});
  else person.timeOff.set(request.body.id, paid ? timeOff : { ...timeOff, hours: 0 });
}

/** Archives someone, and sometimes deletes them permanently. Their hours are still paid. */
export async function leave(organization: SimulatedOrganization, { random }: HistoryOptions): Promise<void> {
  if (organization.people.filter(({ hasLeft }) => hasLeft).length > maxLeavers) return;
  const person = organization.pickPerson(random);
  person.hasLeft = true;
  const path = `/api/users/${person.user.id}`;
  await organization.attempt(organization.owner, 'DELETE', path);
  if (random.chance(0.3)) await organization.attempt(organization.owner, 'DELETE', `${path}/permanent`);
}

export async function revokeTimeOff(organization: SimulatedOrganization, { random }: HistoryOptions): Promise<void> {
  const approved = organization.people.flatMap((person) => [...person.timeOff.keys()].map((id) => ({ person, id })));
  if (approved.length === 0) return;
  const { person, id } = random.pick(approved);
  const revoked = await organization.attempt(organization.owner, 'POST', `/api/pto-requests/${id}/revoke`, {});
  if (revoked) person.timeOff.delete(id);
}
