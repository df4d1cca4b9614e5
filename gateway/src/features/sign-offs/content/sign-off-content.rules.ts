import { createHash } from 'node:crypto';
import type { DateRange } from '@timetrack/contracts/calendar';
import canonicalize from 'canonicalize';
import type { OrganizationRules, PayKind } from '../../../pay-engine/index.js';
import type { PayrollEntry } from '../../payroll/index.js';
import type { SignedTimesheet, SignOffContent } from './sign-off-content.types.js';

/** The one text of a JSON value (RFC 8785), whatever the order of its members. Throws for values that JSON cannot hold. */
export function toCanonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('toCanonicalJson: the value is not JSON');
  return text;
}

/** SHA-256 of the canonical JSON in UTF-8, in hexadecimal. */
export function hashJson(value: unknown): string {
  return createHash('sha256').update(toCanonicalJson(value), 'utf8').digest('hex');
}

/** An approval and the state of another pay period change no minutes, so the exceptions that they add and remove are not signed. */
const unsigned: readonly string[] = ['NOT_APPROVED', 'SELF_APPROVED', 'OVERTIME_PENDING'];

const noMinutes = {
  ...{ regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 },
  ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0 },
};

const minutesOf: Readonly<Record<PayKind, keyof typeof noMinutes>> = {
  REGULAR: 'regularMinutes',
  OVERTIME: 'overtimeMinutes',
  DOUBLE_TIME: 'doubleTimeMinutes',
  PTO: 'ptoMinutes',
  MEAL_PREMIUM: 'mealPremiumMinutes',
  REST_PREMIUM: 'restPremiumMinutes',
};

export interface SignedHours {
  readonly entry: PayrollEntry;
  readonly dates: DateRange;
  readonly rules: OrganizationRules;
  readonly timesheets: readonly SignedTimesheet[];
}

/** What a person signs for these dates: their times, and their pay as payroll computes or has settled it, without contact data. */
export function buildContent({ entry, dates, rules, timesheets }: SignedHours): SignOffContent {
  const { id, firstName, lastName } = entry.user;
  const { regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes, unpaidBreakMinutes } = entry;
  const { mealPremiumMinutes = 0, restPremiumMinutes = 0, qualifiedOvertimeMinutes = null } = entry;
  const { timezone, roundingRule, overtimeRule, workweekStartsOn } = rules;
  return {
    format: 'timetrack-hours-2',
    person: { id, firstName, lastName },
    startDate: dates.startDate,
    endDate: dates.endDate,
    days: sumDays(entry.lines),
    timesheets,
    lines: entry.lines
      .map(({ date, kind, minutes, rule }) => ({ date, kind, minutes, rule }))
      .sort(byKeys('date', 'kind', 'rule', 'minutes')),
    totals: {
      ...{ regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes, unpaidBreakMinutes },
      ...{ mealPremiumMinutes, restPremiumMinutes, qualifiedOvertimeMinutes },
    },
    exceptions: entry.exceptions
      .filter(({ code }) => !unsigned.includes(code))
      .map(({ date, code }) => ({ date, code }))
      .sort(byKeys('date', 'code')),
    settings: { timezone, roundingRule, overtimeRule, workweekStartsOn },
    terms: { exempt: entry.exempt ?? false, overtimeRule: entry.overtimeRule ?? overtimeRule },
  };
}

/** Whether the current content differs from what was signed, in the format of the signature. A new name changes no hours. */
export function differsFromSigned(signed: SignOffContent, current: SignOffContent): boolean {
  const comparable = signed.format === 'timetrack-hours-1' ? toFormat1(current) : current;
  return hashJson({ ...comparable, person: signed.person }) !== hashJson(signed);
}

/** Premiums have lines, so a signature below hours without them still differs. */
function toFormat1({ terms: _terms, days, timesheets, totals, ...content }: SignOffContent): SignOffContent {
  const { qualifiedOvertimeMinutes: _qualified, ...sums } = totals;
  return {
    ...content,
    format: 'timetrack-hours-1',
    days: days.map(withoutPremiums),
    timesheets: timesheets.map(({ breakAnswer: _answer, ...timesheet }) => timesheet),
    totals: withoutPremiums(sums),
  };
}

function withoutPremiums<Sums extends { mealPremiumMinutes?: unknown; restPremiumMinutes?: unknown }>({
  mealPremiumMinutes: _meal,
  restPremiumMinutes: _rest,
  ...sums
}: Sums) {
  return sums;
}

export function isEmpty({ lines, exceptions }: SignOffContent): boolean {
  return lines.length === 0 && exceptions.length === 0;
}

function sumDays(lines: PayrollEntry['lines']): SignOffContent['days'] {
  const days = new Map<string, { readonly date: string } & typeof noMinutes>();
  for (const { date, kind, minutes } of lines) {
    const day = days.get(date) ?? { date, ...noMinutes };
    day[minutesOf[kind]] += minutes;
    days.set(date, day);
  }
  return [...days.values()].sort(byKeys('date'));
}

/** Orders by the first of these members that differs. The order does not depend on a language. */
function byKeys<Item>(...keys: readonly (keyof Item)[]): (a: Item, b: Item) => number {
  return (a, b) => {
    const key = keys.find((each) => a[each] !== b[each]);
    if (key === undefined) return 0;
    return a[key] < b[key] ? -1 : 1;
  };
}
