import { useTimeZone } from '@timetrack/screens';
import { Button, cn, type Elements, Field, Select, TimeField, type WallTime } from '@timetrack/ui';
import { Plus, Trash2 } from '@timetrack/ui/icons';
import { useRef } from 'react';
import { TimeOfDayField } from './TimeOfDayField.js';
import type { BreakValues } from './timesheet-form.js';
import type { TimesheetForm } from './use-timesheet-form.js';

interface BreaksFieldProps {
  readonly form: TimesheetForm;
  /** The recorded clock-in. With it, a break is entered by its times of day, and its date follows. */
  readonly clockInAt?: string | undefined;
  /** Next to the button that adds a break. */
  readonly children?: Elements;
}

/** Adds, changes and removes breaks. Whether they fit into the timesheet is left to the server. */
export function BreaksField({ form, clockInAt, children }: BreaksFieldProps) {
  const { values, addBreak, removeBreak, errorOf } = form;
  const addButton = useRef<HTMLButtonElement>(null);
  const error = errorOf('breaks');
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-2 tc:sm:gap-3">
      <legend className="tc:mb-1 tc:text-sm tc:font-medium tc:sm:mb-2">Breaks</legend>
      {values.breaks.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">No breaks</p>}
      {values.breaks.map((timesheetBreak, index) => (
        <BreakRow
          key={timesheetBreak.key}
          timesheetBreak={timesheetBreak}
          index={index}
          form={form}
          clockInAt={clockInAt}
          onRemove={() => {
            removeBreak(timesheetBreak.key);
            addButton.current?.focus();
          }}
        />
      ))}
      {error && (
        <p role="alert" className="tc:text-sm tc:font-medium tc:text-destructive">
          {error}
        </p>
      )}
      <div className="tc:flex tc:flex-wrap tc:gap-1">
        <Button ref={addButton} variant="outline" size="sm" onClick={addBreak}>
          <Plus aria-hidden="true" />
          <span>Add break</span>
        </Button>
        {children}
      </div>
    </fieldset>
  );
}

interface BreakRowProps extends Omit<BreaksFieldProps, 'children'> {
  readonly timesheetBreak: BreakValues;
  readonly index: number;
  readonly onRemove: () => void;
}

function BreakRow({ timesheetBreak, index, form: { changeBreak, errorOf }, clockInAt, onRemove }: BreakRowProps) {
  const { key, type, startAt, endAt } = timesheetBreak;
  const name = `Break ${index + 1}`;
  // On a phone, two times next to each other need no words.
  const times = cn(
    'tc:col-span-full tc:grid tc:gap-x-3 tc:gap-y-2 tc:sm:contents',
    clockInAt ? 'tc:grid-cols-2 tc:max-sm:[&_div:has(>label)]:sr-only' : 'tc:grid-cols-1',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset can't be laid out in the row
    <div
      role="group"
      aria-label={name}
      className="tc:grid tc:grid-cols-[minmax(0,1fr)_auto] tc:items-start tc:gap-x-3 tc:gap-y-2 tc:rounded-lg tc:border tc:border-border tc:p-2 tc:sm:p-3 tc:sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label="Type" className={cn(clockInAt && 'tc:max-sm:[&_div:has(>label)]:sr-only')}>
        <Select
          value={type}
          onChange={({ target }) => changeBreak(key, { type: target.value === 'PAID' ? 'PAID' : 'UNPAID' })}
        >
          <option value="UNPAID">Unpaid</option>
          <option value="PAID">Paid</option>
        </Select>
      </Field>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${name.toLowerCase()}`}
        title="Remove"
        onClick={onRemove}
        className={cn('tc:sm:mt-6.5 tc:sm:order-last', !clockInAt && 'tc:mt-6.5')}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <div className={times}>
        <BreakTime
          label="Start"
          value={startAt.wall}
          error={errorOf(`breaks.${index}.startAt`)}
          hint=""
          clockInAt={clockInAt}
          onChange={(wall) => changeBreak(key, { startAt: { ...startAt, wall } })}
        />
        <BreakTime
          label="End"
          value={endAt.wall}
          error={errorOf(`breaks.${index}.endAt`)}
          hint={endAt.wall.text === '' ? 'Leave empty if the break has not ended' : ''}
          clockInAt={clockInAt}
          onChange={(wall) => changeBreak(key, { endAt: { ...endAt, wall } })}
        />
      </div>
    </div>
  );
}

interface BreakTimeProps {
  readonly label: 'Start' | 'End';
  readonly value: WallTime;
  readonly onChange: (value: WallTime) => void;
  readonly clockInAt: string | undefined;
  readonly error: string | undefined;
  readonly hint: string;
}

function BreakTime({ clockInAt, ...field }: BreakTimeProps) {
  const timeZone = useTimeZone();
  const isRequired = field.label === 'Start';
  if (clockInAt) return <TimeOfDayField {...field} other={clockInAt} side="after" required={isRequired} />;
  const zones = { timeZone: timeZone.on(field.value.text), presentZone: timeZone.current };
  return <TimeField {...field} {...zones} required={isRequired} />;
}
