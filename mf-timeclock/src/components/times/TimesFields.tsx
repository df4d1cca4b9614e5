import { formatDuration, localTimeOf, readLocalTime, type TimeZone, useTimeZone } from '@timetrack/screens';
import { Alert, Button, TimeField } from '@timetrack/ui';
import { useState } from 'react';
import { BreaksField } from './BreaksField.js';
import type { BreakValues, TimesheetValues, TimeValue } from './timesheet-form.js';
import type { TimesheetForm } from './use-timesheet-form.js';

interface TimesFieldsProps {
  readonly form: TimesheetForm;
  readonly clockOutRequired: boolean;
  readonly emptyClockOutHint?: string | undefined;
}

export function TimesFields(props: TimesFieldsProps) {
  return (
    <>
      <ClockTimesFields {...props} />
      <MoveBreaksNotice form={props.form} />
      <BreaksField form={props.form} />
    </>
  );
}

/** The clock-in and the clock-out, without the breaks. */
export function ClockTimesFields({ form, clockOutRequired, emptyClockOutHint }: TimesFieldsProps) {
  const { values, change, errorOf } = form;
  const { clockInAt, clockOutAt } = values;
  const timeZone = useTimeZone();
  const isClockOutEmpty = clockOutAt.wall.text === '' && !clockOutAt.wall.isInvalid;
  return (
    <div className="tc:grid tc:grid-cols-1 tc:gap-5 tc:sm:grid-cols-2">
      <TimeField
        label="Clock In"
        required
        timeZone={timeZone.on(clockInAt.wall.text)}
        presentZone={timeZone.current}
        value={clockInAt.wall}
        error={errorOf('clockInAt')}
        onChange={(wall) => change({ clockInAt: { ...clockInAt, wall } })}
      />
      <TimeField
        label="Clock Out"
        required={clockOutRequired}
        optional={!clockOutRequired}
        timeZone={timeZone.on(clockOutAt.wall.text)}
        presentZone={timeZone.current}
        value={clockOutAt.wall}
        error={errorOf('clockOutAt')}
        hint={isClockOutEmpty ? emptyClockOutHint : undefined}
        onChange={(wall) => change({ clockOutAt: { ...clockOutAt, wall } })}
      />
    </div>
  );
}

/**
 * Offers to move breaks that the new times leave outside, and about those of a timesheet that moved as a whole. Moves
 * them by as much as the clock-in was moved.
 */
export function MoveBreaksNotice({ form }: { readonly form: TimesheetForm }) {
  const timeZone = useTimeZone();
  const { values, change } = form;
  const times = timesOf(values, timeZone);
  /** The times to which the breaks belong: the saved ones, or those after the last move. */
  const [anchor, setAnchor] = useState(times);
  const isOutside = hasBreakOutside(values, timeZone);
  const { byMs, isWhole } = measureMove(anchor, times);
  if (!isOutside && !isWhole) return null;
  const { title, advice } = (isOutside ? outside : left)(values.breaks.length === 1);
  const minutes = Math.round(Math.abs(byMs) / 60_000);
  return (
    <Alert variant={isOutside ? 'warning' : 'default'} title={title}>
      <div className="tc:flex tc:flex-col tc:items-start tc:gap-2">
        <p>{advice}</p>
        {minutes > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              const breaks = moveBreaks(values.breaks, byMs, timeZone);
              change({ breaks });
              setAnchor(timesOf({ ...values, breaks }, timeZone));
            }}
          >
            {`Move breaks ${formatDuration(minutes)} ${byMs > 0 ? 'later' : 'earlier'}`}
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** The words about breaks that no longer fit. */
const outside = (isOne: boolean) => ({
  title: `${isOne ? 'The break is' : 'Breaks are'} outside of these times`,
  advice: `Move ${isOne ? 'it' : 'them'} with the clock-in, or change or remove what no longer fits.`,
});

/** The words about breaks that still fit but did not move with the timesheet. */
const left = (isOne: boolean) => ({
  title: isOne ? 'The break stays at the old time' : 'The breaks stay at the old times',
  advice: isOne
    ? 'Move it with the timesheet, or leave it as entered below.'
    : 'Move them with the timesheet, or leave them as entered below.',
});

/** The instant of a time in the form in milliseconds, or null if it is empty or cannot be read. */
function instantMs({ wall, stored }: TimeValue, timeZone: TimeZone): number | null {
  if (stored?.wall.text === wall.text && stored.wall.occurrence === wall.occurrence) return Date.parse(stored.instant);
  const reading = readLocalTime(wall, timeZone);
  return reading.kind === 'instant' ? reading.at : null;
}

/** Whether a break begins before the minute of the clock-in or ends after that of the clock-out. Typed times lack seconds. */
function hasBreakOutside({ clockInAt, clockOutAt, breaks }: TimesheetValues, timeZone: TimeZone): boolean {
  const minuteOf = (time: TimeValue) => {
    const at = instantMs(time, timeZone);
    return at === null ? null : Math.floor(at / minuteMs);
  };
  const [start, end] = [minuteOf(clockInAt), minuteOf(clockOutAt)];
  return breaks.some((each) => {
    const [from, to] = [minuteOf(each.startAt), minuteOf(each.endAt)];
    return (
      (start !== null && from !== null && from < start) ||
      (end !== null && (to ?? from) !== null && end < Number(to ?? from))
    );
  });
}

/** The breaks, each moved by a number of milliseconds. */
function moveBreaks(breaks: readonly BreakValues[], byMs: number, timeZone: TimeZone): readonly BreakValues[] {
  const move = (time: TimeValue): TimeValue => {
    const at = instantMs(time, timeZone);
    if (at === null) return time;
    const wall = localTimeOf(at + byMs, timeZone);
    // The field shows no seconds, so the exact instant is stored with its wall time.
    return { wall, stored: { wall, instant: new Date(at + byMs).toISOString() } };
  };
  return breaks.map((each) => ({ ...each, startAt: move(each.startAt), endAt: move(each.endAt) }));
}

/** The instants of a form in milliseconds. Null for those that are empty or cannot be read. */
interface Times {
  readonly start: number | null;
  readonly end: number | null;
  readonly breaks: readonly (number | null)[];
}

function timesOf({ clockInAt, clockOutAt, breaks }: TimesheetValues, timeZone: TimeZone): Times {
  const read = (time: TimeValue) => instantMs(time, timeZone);
  return {
    start: read(clockInAt),
    end: read(clockOutAt),
    breaks: breaks.flatMap(({ startAt, endAt }) => [read(startAt), read(endAt)]),
  };
}

const minuteMs = 60_000;

/**
 * By how many milliseconds the clock-in moved, and whether the timesheet moved as a whole and left its breaks behind. Breaks
 * that were edited in the meantime are where the user wants them. Seconds don't count, because typed times lack them.
 */
function measureMove(from: Times, to: Times): { readonly byMs: number; readonly isWhole: boolean } {
  const byMs = measure(from.start, to.start) ?? 0;
  const areUntouched = to.breaks.length > 0 && to.breaks.join() === from.breaks.join();
  return { byMs, isWhole: byMs !== 0 && byMs === measure(from.end, to.end) && areUntouched };
}

function measure(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return null;
  return (Math.floor(to / minuteMs) - Math.floor(from / minuteMs)) * minuteMs;
}
