import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { clockDateAndTime, clockTime } from '../words.js';

export type HistoryEntry = TimesheetDialog_TimesheetFragment['history'][number];

interface Told {
  /** `Times changed` */
  readonly title: string;
  /** `Clock-out: Mon, Nov 2, 5:30 PM, before 5:00 PM` and the like, one line for each field. */
  readonly lines: readonly string[];
}

const titles: Readonly<Record<string, string>> = {
  'timesheet.clocked-in': 'Clocked in',
  'break.started': 'Break started',
  'break.ended': 'Break ended',
  'timesheet.clocked-out': 'Clocked out',
  'timesheet.updated': 'Notes or photos changed',
  'timesheet.added': 'Added for this person',
  'timesheet.times-changed': 'Times changed',
  'timesheet.approved': 'Approved',
};

/** An entry of the history in words, with the organization's times. */
export function inWords({ action, changes }: HistoryEntry, timeZone: string): Told {
  return {
    title: titles[action] ?? 'Changed',
    lines: changes.map((change) => lineOf(change, timeZone)).filter((line) => line !== null),
  };
}

type Change = HistoryEntry['changes'][number];

function lineOf({ field, before, after }: Change, timeZone: string): string | null {
  switch (field) {
    case 'clockInAt':
      return changed('Clock-in', instant(before, timeZone), instant(after, timeZone));
    case 'clockOutAt':
      return changed('Clock-out', instant(before, timeZone), instant(after, timeZone), 'none, open again');
    case 'breaks':
      return changed('Breaks', breaks(before, timeZone), breaks(after, timeZone), 'none');
    case 'notes':
      return changed('Notes', quoted(before), quoted(after), 'removed');
    case 'imageUrls':
      return changed('Photos', count(before), count(after));
    case 'approvedAt':
      return before && !after ? 'The approval was taken back' : null;
    default:
      return null;
  }
}

/** `none` is what it is called when there was something and is nothing now. */
function changed(name: string, before: string | null, after: string | null, none?: string): string | null {
  if (before === after) return null;
  const now = after ?? none;
  if (now === undefined) return null;
  return before === null ? `${name}: ${now}` : `${name}: ${now} (before: ${before})`;
}

function instant(text: string | null, timeZone: string): string | null {
  return text && clockDateAndTime(text, timeZone);
}

const longestQuote = 120;

function quoted(text: string | null): string | null {
  if (!text?.trim()) return null;
  const whole = text.trim().replace(/\s+/gu, ' ');
  return whole.length > longestQuote ? `“${whole.slice(0, longestQuote)}…”` : `“${whole}”`;
}

function count(json: string | null): string | null {
  return json === null ? null : String(listOf(json).length);
}

/** `unpaid 12:00 PM – 12:30 PM` */
function breaks(json: string | null, timeZone: string): string | null {
  const all = json === null ? [] : listOf(json).filter(isBreak);
  if (all.length === 0) return null;
  return all
    .map(({ type, startAt, endAt }) => {
      const end = endAt ? clockTime(endAt, timeZone) : 'not ended';
      return `${type.toLowerCase()} ${clockTime(startAt, timeZone)} – ${end}`;
    })
    .join(', ');
}

interface ToldBreak {
  readonly type: string;
  readonly startAt: string;
  readonly endAt: string | null;
}

function isBreak(value: unknown): value is ToldBreak {
  return typeof value === 'object' && value !== null && 'type' in value && 'startAt' in value;
}

function listOf(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
