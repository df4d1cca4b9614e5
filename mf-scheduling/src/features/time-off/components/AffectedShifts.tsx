import { formatWeekdayDateTimeRange, useTimeZone } from '@timetrack/screens';
import type { Elements } from '@timetrack/ui';
import { type ComponentProps, useId } from 'react';
import type { PendingRequest_RequestFragment, ShiftOutcome } from '../../../gql/graphql.js';
import type { ShiftToReplace } from '../../replacements/index.js';
import { pointAtDays } from './labels.js';

export type ShiftOnTimeOff = PendingRequest_RequestFragment['shiftsOnTimeOff'][number];

interface AffectedShiftsProps {
  readonly firstName: string;
  readonly days: { readonly startDate: string; readonly endDate: string };
  readonly shifts: readonly ShiftOnTimeOff[];
  readonly isRemoving: boolean;
  readonly removeProps: ComponentProps<'input'>;
  readonly cancelProps: ComponentProps<'input'>;
}

/** Offers to take the requester off the shifts on the days, and names those that stay as they are. */
export function AffectedShifts({ shifts, ...props }: AffectedShiftsProps) {
  const kept = shifts.filter(({ outcome }) => outcome === 'OUT_OF_REACH');
  return (
    <>
      <RemovableShifts {...props} shifts={shifts} />
      {kept.length > 0 && <KeptShifts firstName={props.firstName} shifts={kept} />}
    </>
  );
}

/** A restricted manager changes no shift that someone outside their teams works too. */
function KeptShifts({ firstName, shifts }: Pick<AffectedShiftsProps, 'firstName' | 'shifts'>) {
  const isOne = shifts.length === 1;
  return (
    <div className="sc:flex sc:flex-col sc:gap-1 sc:rounded-lg sc:bg-muted sc:p-3 sc:text-sm">
      <p className="sc:text-pretty">
        {`${firstName} stays on ${isOne ? 'this shift' : 'these shifts'}, because someone else on ${isOne ? 'it' : 'them'} is not in your teams. Ask an administrator to change ${isOne ? 'it' : 'them'}.`}
      </p>
      <Shifts shifts={shifts} />
    </div>
  );
}

function RemovableShifts({ firstName, days, shifts, isRemoving, removeProps, cancelProps }: AffectedShiftsProps) {
  const withOutcome = (outcome: ShiftOutcome) => shifts.filter((shift) => shift.outcome === outcome);
  const [shared, alone] = [withOutcome('REMOVED'), withOutcome('ONLY_PERSON')];
  if (shared.length + alone.length === 0) return null;
  return (
    <fieldset className="sc:flex sc:flex-col sc:gap-3 sc:rounded-lg sc:bg-muted sc:p-3 sc:text-sm">
      <legend className="sc:sr-only">{`Shifts ${pointAtDays(days)}`}</legend>
      <Checkbox label={`Take ${firstName} off the shifts ${pointAtDays(days)}`} inputProps={removeProps}>
        <Shifts shifts={[...shared, ...alone]} />
      </Checkbox>
      {isRemoving && alone.length > 0 && (
        <>
          <p className="sc:text-pretty">
            {`Nobody else works ${alone.map(({ schedule }) => schedule.title).join(', ')}. A shift needs an employee, so ${alone.length === 1 ? 'it stays' : 'these stay'} with ${firstName} until you find a replacement or cancel ${alone.length === 1 ? 'it' : 'them'}.`}
          </p>
          <Checkbox
            label={alone.length === 1 ? 'Cancel that shift' : `Cancel those ${alone.length} shifts`}
            inputProps={cancelProps}
          />
        </>
      )}
    </fieldset>
  );
}

function Shifts({ shifts }: { readonly shifts: readonly ShiftOnTimeOff[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className="sc:flex sc:flex-col sc:gap-0.5 sc:text-muted-foreground sc:tabular-nums">
      {shifts.map(({ schedule: { id, title, startAt, endAt } }) => (
        <li key={id} className="sc:wrap-anywhere">
          {`${formatWeekdayDateTimeRange(startAt, endAt, timeZone)} · ${title}`}
        </li>
      ))}
    </ul>
  );
}

/** Whether the checkbox is there at all: a shift that has started, or has people out of reach, stays as it is. */
export const canRemoveFrom = (shifts: readonly ShiftOnTimeOff[]): boolean =>
  shifts.some(({ outcome }) => outcome === 'REMOVED' || outcome === 'ONLY_PERSON');

/** The shifts that still need someone else once the person is off them. */
export function findShiftsToReplace(shifts: readonly ShiftOnTimeOff[], cancelsEmpty: boolean): ShiftToReplace[] {
  return shifts
    .filter(({ isReplaceable, outcome }) => isReplaceable && !(cancelsEmpty && outcome === 'ONLY_PERSON'))
    .map(({ schedule }) => schedule);
}

interface CheckboxProps {
  readonly label: string;
  readonly inputProps: ComponentProps<'input'>;
  readonly children?: Elements;
}

function Checkbox({ label, inputProps, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className="sc:relative sc:flex sc:items-start sc:gap-3">
      <input
        type="checkbox"
        id={id}
        {...inputProps}
        className="sc:z-10 sc:mt-0.5 sc:size-5 sc:shrink-0 sc:cursor-pointer sc:accent-primary"
      />
      <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-1">
        {/* The label covers the shifts too, so that a finger finds it. */}
        <label htmlFor={id} className="sc:cursor-pointer sc:font-medium sc:after:absolute sc:after:inset-0">
          {label}
        </label>
        {children}
      </div>
    </div>
  );
}
