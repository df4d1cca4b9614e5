import { formatClockTime } from '@timetrack/screens';
import { formatClockDateTime } from '../../../components/times/time-formats.js';
import type { HistoryEntry } from './timesheet-history.graphql.js';

/** The changes of an entry, one line for each field: `Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)`. */
export function historyLines({ changes }: Pick<HistoryEntry, 'changes'>, timeZone: string): readonly string[] {
  return changes.map((change) => formatChange(change, timeZone)).filter((line) => line !== null);
}

type Change = HistoryEntry['changes'][number];

function formatChange({ fieldCode, label, before, after }: Change, timeZone: string): string | null {
  switch (fieldCode) {
    case 'CLOCK_IN_AT':
      return describe('Clock-in', formatInstant(before, timeZone), formatInstant(after, timeZone));
    case 'CLOCK_OUT_AT':
      return describe('Clock-out', formatInstant(before, timeZone), formatInstant(after, timeZone), 'none, reopened');
    case 'BREAKS':
      return describe('Breaks', formatBreaks(before, timeZone), formatBreaks(after, timeZone), 'none');
    case 'JOB':
      return describe('Job', before, after, 'none');
    case 'IMAGE_URLS':
      return describe('Photos', formatCount(before), formatCount(after));
    case 'CONFIRMED':
      return after && `Confirmed: ${after}`;
    case 'APPROVED_AT':
      return before && !after ? 'The approval was withdrawn' : null;
    default:
      return label && describe(label, quote(before), quote(after), 'removed');
  }
}

/** `empty` describes a value that was removed. */
function describe(name: string, before: string | null, after: string | null, empty?: string): string | null {
  if (before === after) return null;
  const value = after ?? empty;
  if (value === undefined) return null;
  return before === null ? `${name}: ${value}` : `${name}: ${value} (before: ${before})`;
}

function formatInstant(text: string | null, timeZone: string): string | null {
  return text && formatClockDateTime(text, timeZone);
}

const maxQuoteLength = 120;

function quote(text: string | null): string | null {
  if (!text?.trim()) return null;
  const singleLine = text.trim().replace(/\s+/gu, ' ');
  return singleLine.length > maxQuoteLength ? `“${singleLine.slice(0, maxQuoteLength)}…”` : `“${singleLine}”`;
}

function formatCount(json: string | null): string | null {
  return json === null ? null : String(parseArray(json).length);
}

/** `unpaid 12:00 PM – 12:30 PM` */
function formatBreaks(json: string | null, timeZone: string): string | null {
  const all = json === null ? [] : parseArray(json).filter(isBreak);
  if (all.length === 0) return null;
  return all
    .map(({ type, startAt, endAt }) => {
      const end = endAt ? formatClockTime(endAt, timeZone) : 'not ended';
      return `${type.toLowerCase()} ${formatClockTime(startAt, timeZone)} – ${end}`;
    })
    .join(', ');
}

interface RecordedBreak {
  readonly type: string;
  readonly startAt: string;
  readonly endAt: string | null;
}

function isBreak(value: unknown): value is RecordedBreak {
  return typeof value === 'object' && value !== null && 'type' in value && 'startAt' in value;
}

function parseArray(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
