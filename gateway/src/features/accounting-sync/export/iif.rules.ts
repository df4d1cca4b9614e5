import { toWindows1252 } from './windows-1252.rules.js';

/** Hours of one person on one day, as a line of QuickBooks' Intuit Interchange Format. */
export interface TimeActivity {
  /** `2026-07-15` */
  readonly date: string;
  /** A customer or job, as QuickBooks' list of customers and jobs names it; null for none. */
  readonly job: string | null;
  /** As QuickBooks' list of employees names them. */
  readonly employee: string;
  readonly minutes: number;
  readonly note: string;
}

const header = ['VER', 'REL', 'COMPANYNAME', 'IMPORTEDBEFORE', 'FROMTIMER', 'COMPANYCREATETIME'];
const columns = [
  ...['DATE', 'JOB', 'EMP', 'ITEM', 'PITEM', 'DURATION', 'PROJ', 'NOTE', 'XFERTOPAYROLL', 'BILLINGSTATUS'],
];

/** The lengths that QuickBooks takes. */
const mostCharacters = { name: 41, jobPath: 209, note: 1000 } as const;

/** QuickBooks takes at most 23:59 in one line; a day of 25 hours needs a second one. */
const mostMinutesInALine = 23 * 60 + 59;

/**
 * The lines before the first activity: who exports, and what the columns are. COMPANYCREATETIME would be the number
 * that QuickBooks gave its company file; without a connection to one it stays 0.
 */
export function iifHead(companyName: string): Buffer {
  return linesOf([
    ['!TIMERHDR', ...header],
    ['TIMERHDR', '8', '0', field(companyName, mostCharacters.name), 'N', 'Y', '0'],
    ['!TIMEACT', ...columns],
  ]);
}

/** The lines of some activities: for payroll, and billable where they are for a customer. */
export function iifActivities(activities: readonly TimeActivity[]): Buffer {
  return linesOf(activities.flatMap(lineOf));
}

function lineOf({ date, job, employee, minutes, note }: TimeActivity): string[][] {
  const [who, what] = [field(employee, mostCharacters.name), field(job ?? '', mostCharacters.jobPath)];
  return durationsOf(minutes).map((duration) => [
    ...['TIMEACT', dateOf(date), what, who, '', '', duration, '', field(note, mostCharacters.note)],
    ...['Y', what ? '1' : '0'],
  ]);
}

/** `07/15/26` */
function dateOf(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${month}/${day}/${year.slice(2)}`;
}

/** `8:05`, and no line at all for nothing. */
function durationsOf(minutes: number): string[] {
  if (minutes <= 0) return [];
  const first = Math.min(minutes, mostMinutesInALine);
  const duration = `${Math.floor(first / 60)}:${String(first % 60).padStart(2, '0')}`;
  return [duration, ...durationsOf(minutes - first)];
}

/** A field ends at a tab, a line at its end, and a quotation mark would swallow what follows it. */
function field(text: string, most: number): string {
  const clean = text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replaceAll('"', "'")
    .trim();
  return [...clean].slice(0, most).join('').trim();
}

function linesOf(lines: readonly (readonly string[])[]): Buffer {
  return toWindows1252(lines.map((fields) => `${fields.join('\t')}\r\n`).join(''));
}
