import type { TestGateway } from '../harness/index.js';
import { Random } from './random.js';
import { closeAll, closeOne, reopenOne } from './random-closings.js';
import {
  changeCalendar,
  changeCorrections,
  changeRule,
  changeTerms,
  correct,
  correctEveryone,
  drawCalendar,
  drawRules,
  type HistoryOptions,
  leave,
  revokeTimeOff,
  takeTimeOff,
} from './random-events.js';
import { workBetween } from './random-work.js';
import { SimulatedOrganization } from './simulated-organization.js';
import { addDaysTo } from './slow-calendar.js';

/** Zones whose clocks change within the days of a history, east and west of each other, and one that never changes. */
const places = [
  { firstDay: '2025-10-20', zones: ['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Europe/Berlin'] },
  { firstDay: '2026-02-26', zones: ['America/Denver', 'America/New_York', 'America/Havana', 'America/St_Johns'] },
  { firstDay: '2026-03-23', zones: ['Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo'] },
];

type Happening = (organization: SimulatedOrganization, options: HistoryOptions) => Promise<void>;

/** What can happen while periods are open. An entry that is listed twice happens twice as often. */
const happenings: readonly Happening[] = [
  ...[correct, correct, correctEveryone, correctEveryone, correctEveryone],
  ...[changeRule, changeRule, changeTerms, changeTerms, changeCalendar, changeCorrections],
  ...[takeTimeOff, takeTimeOff, revokeTimeOff, leave],
];

/**
 * Lets an organization live through a few weeks: people work, managers correct, accountants close and reopen, and
 * administrators change the rules, in random order. In the end every pay period is closed.
 */
export async function liveThrough(gateway: TestGateway, seed: number, size: number) {
  const random = new Random(seed);
  const { firstDay, zones } = random.pick(places);
  const options: HistoryOptions = { random, unit: random.pick([60, 60, 30, 30, 20, 15]), zones, firstDay, days: 14 };
  const organization = await SimulatedOrganization.create(gateway, {
    rules: drawRules(random, zones),
    calendar: drawCalendar(options),
    lateCorrections: random.pick(['NEW_VERSION', 'NEXT_PERIOD']),
    size,
  });
  await workAndCorrect(organization, options);
  await closeAll(organization, options);
  return { organization, options };
}

/** First things happen while people work. Then the weeks are closed, reopened, corrected and closed again. */
async function workAndCorrect(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const { random, firstDay, days } = options;
  const parts = random.pick([1, 2]);
  for (let part = 1; part <= parts; part += 1) {
    const workedUntil = organization.today || firstDay;
    organization.today = addDaysTo(firstDay, (days / parts) * part - 1);
    await workSince(workedUntil, organization, options);
    for (const happen of [...draw(options, 6 / parts), closeOne]) await happen(organization, options);
  }
  organization.today = addDaysTo(organization.today, 18);
  const closings = [closeOne, closeOne, closeOne];
  const again = () => [reopenOne, ...draw(options, 2), closeOne];
  for (const happen of [...closings, ...again(), ...again(), ...again()]) await happen(organization, options);
}

function draw({ random }: HistoryOptions, count: number): Happening[] {
  return Array.from({ length: count }, () => random.pick(happenings));
}

async function workSince(
  day: string,
  organization: SimulatedOrganization,
  { random, unit }: HistoryOptions,
): Promise<void> {
  const until = midnightOf(organization.today);
  const punched = organization.people.map((person) => {
    const clockOuts = [...person.timesheets.values()].map(({ clockOut }) => clockOut);
    const from = Math.max(midnightOf(day), ...clockOuts);
    return [person, workBetween(random, unit, from, until)] as const;
  });
  await organization.insert(new Map(punched));
}

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
