import { useTimeZone } from '@timetrack/screens';
import { Button, Field, Select, TimeField } from '@timetrack/ui';
import { Plus, Trash2 } from '@timetrack/ui/icons';
import { useRef } from 'react';
import type { BreakValues } from './timesheet-form.js';
import type { TimesheetForm } from './use-timesheet-form.js';

/** Adds, changes and removes breaks. Whether they fit into the timesheet is left to the server. */
export function BreaksField({ form }: { readonly form: TimesheetForm }) {
  const { values, addBreak, removeBreak, errorOf } = form;
  const addButton = useRef<HTMLButtonElement>(null);
  const error = errorOf('breaks');
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-3">
      <legend className="tc:mb-2 tc:text-sm tc:font-medium">Breaks</legend>
      {values.breaks.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">No breaks</p>}
      {values.breaks.map((timesheetBreak, index) => (
        <BreakRow
          key={timesheetBreak.key}
          timesheetBreak={timesheetBreak}
          index={index}
          form={form}
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
      <Button ref={addButton} variant="outline" size="sm" className="tc:self-start" onClick={addBreak}>
        <Plus aria-hidden="true" />
        <span>Add break</span>
      </Button>
    </fieldset>
  );
}

interface BreakRowProps {
  readonly timesheetBreak: BreakValues;
  readonly index: number;
  readonly form: TimesheetForm;
  readonly onRemove: () => void;
}

function BreakRow({ timesheetBreak, index, form: { changeBreak, errorOf }, onRemove }: BreakRowProps) {
  const { key, type, startAt, endAt } = timesheetBreak;
  const timeZone = useTimeZone();
  const name = `Break ${index + 1}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset can't be laid out in the row
    <div
      role="group"
      aria-label={name}
      className="tc:grid tc:grid-cols-[minmax(0,1fr)_auto] tc:items-start tc:gap-3 tc:rounded-lg tc:border tc:border-border tc:p-3 tc:sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label="Type">
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
        className="tc:mt-6.5 tc:sm:order-last"
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <div className="tc:col-span-full tc:sm:col-span-1">
        <TimeField
          label="Start"
          required
          timeZone={timeZone.on(startAt.wall.text)}
          presentZone={timeZone.current}
          hint=""
          value={startAt.wall}
          error={errorOf(`breaks.${index}.startAt`)}
          onChange={(wall) => changeBreak(key, { startAt: { ...startAt, wall } })}
        />
      </div>
      <div className="tc:col-span-full tc:sm:col-span-1">
        <TimeField
          label="End"
          timeZone={timeZone.on(endAt.wall.text)}
          presentZone={timeZone.current}
          value={endAt.wall}
          error={errorOf(`breaks.${index}.endAt`)}
          hint={endAt.wall.text === '' ? 'Leave empty if the break has not ended' : ''}
          onChange={(wall) => changeBreak(key, { endAt: { ...endAt, wall } })}
        />
      </div>
    </div>
  );
}
