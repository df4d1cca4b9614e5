import { formatClockTime, namedOnce, type TimeZone, useTimeZone } from '@timetrack/screens';
import { useId } from 'react';
import { formatClockDateTime } from '../../../components/times/time-formats.js';
import type { FragmentType } from '../../../gql/index.js';
import { type HistoryEntry, historyOf, type TimesheetHistoryTimesheet } from './timesheet-history.graphql.js';

interface TimesheetHistoryProps {
  readonly timesheet: FragmentType<typeof TimesheetHistoryTimesheet>;
}

export function TimesheetHistory({ timesheet }: TimesheetHistoryProps) {
  const timeZone = useTimeZone();
  const heading = useId();
  const entries = historyOf(timesheet);
  return (
    <section aria-labelledby={heading} className="tc:flex tc:flex-col tc:gap-3">
      <h3 id={heading} className="tc:text-sm tc:font-medium">
        History
      </h3>
      {entries.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">No changes yet</p>}
      <ol className="tc:flex tc:flex-col tc:gap-3 tc:border-l tc:border-border tc:pl-4 tc:text-sm">
        {entries.toReversed().map((entry) => {
          return (
            <li key={`${entry.at} ${entry.title}`} className="tc:flex tc:flex-col tc:gap-0.5">
              <p className="tc:font-medium">{entry.title}</p>
              {historyLines(entry, timeZone).map((line) => (
                <p key={line} className="tc:wrap-anywhere">
                  {line}
                </p>
              ))}
              <p className="tc:text-xs tc:text-muted-foreground">
                <span>{`${entry.actorName}, `}</span>
                <time dateTime={entry.at}>{formatClockDateTime(entry.at, timeZone)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The changes of an entry, one line for each field: `Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)`. */
export function historyLines({ changes }: Pick<HistoryEntry, 'changes'>, timeZone: TimeZone): readonly string[] {
  return changes.map((change) => formatChange(change, timeZone)).filter((line) => line !== null);
}

type Change = HistoryEntry['changes'][number];

function formatChange({ fieldCode, label, before, after }: Change, timeZone: TimeZone): string | null {
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

function formatInstant(text: string | null, timeZone: TimeZone): string | null {
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
function formatBreaks(json: string | null, timeZone: TimeZone): string | null {
  const all = json === null ? [] : parseArray(json).filter(isBreak);
  if (all.length === 0) return null;
  return all
    .map(({ type, startAt, endAt }) => {
      if (!endAt) return `${type.toLowerCase()} ${formatClockTime(startAt, timeZone)} – not ended`;
      const start = formatClockTime(startAt, namedOnce(timeZone, endAt));
      return `${type.toLowerCase()} ${start} – ${formatClockTime(endAt, timeZone)}`;
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
