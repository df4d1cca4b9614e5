import {
  addDays,
  formatWeekdayDateTime,
  localTimeOf,
  readLocalTime,
  type TimeZone,
  useTimeZone,
} from '@timetrack/screens';
import { Field, Input, needsZoneName, TimeField, type WallTime } from '@timetrack/ui';

interface TimeOfDayFieldProps {
  readonly label: string;
  readonly value: WallTime;
  readonly onChange: (value: WallTime) => void;
  /** The other end of the work. The time is the first one after it, or the last one before it. */
  readonly other: string;
  readonly side: Side;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** Help that replaces the date. */
  readonly hint?: string;
}

type Side = 'after' | 'before';

/**
 * One time of day. Its date follows from the other end of the work, and is shown. A time on another date, and one that a clock
 * change repeats or skips, is entered with its date.
 */
export function TimeOfDayField({ value, onChange, other, side, required = true, hint, ...field }: TimeOfDayFieldProps) {
  const timeZone = useTimeZone();
  const time = value.text.slice(11);
  const reading = readLocalTime(value, timeZone);
  const isDerived = time === '' || value.text === nearest(time, { other, side }, timeZone);
  if (!isDerived || reading.kind === 'twice' || reading.kind === 'skipped' || value.occurrence) {
    const zones = { timeZone: timeZone.on(value.text), presentZone: timeZone.current };
    return <TimeField {...field} {...{ value, onChange, required, hint, ...zones }} />;
  }
  return (
    <Field {...field} required={required} hint={hint ?? describe(reading, timeZone)}>
      <Input
        type="time"
        value={time}
        onChange={({ target }) =>
          onChange({
            text: target.value && nearest(target.value, { other, side }, timeZone),
            isInvalid: target.value === '' && target.validity.badInput,
          })
        }
      />
    </Field>
  );
}

/** `Mon, Nov 2, 5:30 PM`, with its zone where that differs. */
function describe(reading: ReturnType<typeof readLocalTime>, timeZone: TimeZone): string | undefined {
  if (reading.kind !== 'instant') return undefined;
  const zone = timeZone.at(reading.at);
  const isNamed = needsZoneName(reading.at, zone, timeZone.current);
  return `${formatWeekdayDateTime(reading.at, timeZone)}${isNamed ? `, ${zone}` : ''}`;
}

/** The wall time with the date that brings it next to the other end: `17:30` after 9:00 AM as `2026-11-02T17:30`. */
function nearest(
  time: string,
  { other, side }: Pick<TimeOfDayFieldProps, 'other' | 'side'>,
  timeZone: TimeZone,
): string {
  const { text } = localTimeOf(other, timeZone);
  const [date, otherTime] = [text.slice(0, 10), text.slice(11)];
  if (side === 'after') return `${time >= otherTime ? date : addDays(date, 1)}T${time}`;
  return `${time <= otherTime ? date : addDays(date, -1)}T${time}`;
}
