import { useId } from 'react';
import { formatTime, needsZoneName, zoneName } from '../time/format-instant.js';
import { type Occurrence, readWallTime, type WallTime, type WallTimeChoice } from '../time/wall-time.js';
import { Field } from './Field.js';
import { Input } from './Input.js';

interface TimeFieldProps {
  readonly label: string;
  readonly value: WallTime;
  readonly onChange: (value: WallTime) => void;
  /** The zone of the time. */
  readonly timeZone: string;
  /** The zone in which other times are shown, if it is not the same. */
  readonly presentZone?: string;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** The error. Without it, the field explains a time that a clock change skips. */
  readonly error?: string | undefined;
  /** Help that replaces the name of the zone. */
  readonly hint?: string | undefined;
}

/**
 * A date and a time in a zone, which it names where the browser or `presentZone` has another time. It reports a time that a clock change skips, and asks the user to choose when a time
 * occurs twice.
 */
export function TimeField({ label, value, onChange, timeZone, presentZone = timeZone, ...field }: TimeFieldProps) {
  const { required, optional, error, hint } = field;
  const reading = readWallTime(value, timeZone);
  const choices = reading.kind === 'twice' || reading.kind === 'instant' ? reading.choices : [];
  const explanation = reading.kind === 'skipped' ? reading.explanation : undefined;
  const isNamed = reading.kind === 'instant' && needsZoneName(reading.at, timeZone, presentZone);
  const zone = isNamed ? `${zoneName(reading.at, timeZone)}, ${timeZone}` : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={label} required={required} optional={optional} error={error ?? explanation} hint={hint ?? zone}>
        <Input
          type="datetime-local"
          value={value.text}
          onChange={({ target }) =>
            onChange({ text: target.value, isInvalid: target.value === '' && target.validity.badInput })
          }
        />
      </Field>
      {choices.length > 0 && (
        <OccurrenceChoice
          question={reading.kind === 'twice' ? reading.question : 'This time happens twice. Which one?'}
          choices={choices}
          value={value.occurrence}
          timeZone={timeZone}
          onChange={(occurrence) => onChange({ text: value.text, occurrence })}
        />
      )}
    </div>
  );
}

interface OccurrenceChoiceProps {
  readonly question: string;
  readonly choices: readonly WallTimeChoice[];
  readonly value: Occurrence | undefined;
  readonly timeZone: string;
  readonly onChange: (occurrence: Occurrence) => void;
}

function OccurrenceChoice({ question, choices, value, timeZone, onChange }: OccurrenceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="rounded-lg border border-warning/40 bg-warning-soft p-3 text-sm">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true">{question}</p>
      <div className="mt-2 flex flex-col gap-1">
        {choices.map((choice) => (
          <label
            key={choice.occurrence}
            className="flex min-h-11 cursor-pointer items-center gap-2 md:min-h-8 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.occurrence}
              onChange={() => onChange(choice.occurrence)}
              className="size-4 accent-primary"
            />
            <span>{`${formatTime(choice.at, timeZone)} (${choice.occurrence}), ${choice.name}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
