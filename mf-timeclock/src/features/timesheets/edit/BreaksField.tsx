import { Button, Field, Select, TimeField } from '@timetrack/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { BreakValues } from './times-form.js';
import type { TimesForm } from './use-times.js';

/** The breaks: added, changed, taken away. Whether they fit is the server's to say. */
export function BreaksField({ form }: { readonly form: TimesForm }) {
  const { values, addBreak, removeBreak, errors } = form;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-3">
      <legend className="tc:mb-2 tc:text-sm tc:font-medium">Breaks</legend>
      {values.breaks.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">No breaks</p>}
      {values.breaks.map((one, index) => (
        <BreakRow
          key={one.key}
          pause={one}
          number={index + 1}
          form={form}
          onRemove={() => {
            removeBreak(one.key);
            add.current?.focus();
          }}
        />
      ))}
      {errors.breaks && (
        <p role="alert" className="tc:text-sm tc:font-medium tc:text-destructive">
          {errors.breaks}
        </p>
      )}
      <Button ref={add} variant="outline" size="sm" className="tc:self-start" onClick={addBreak}>
        <Plus aria-hidden="true" />
        Add break
      </Button>
    </fieldset>
  );
}

interface BreakRowProps {
  readonly pause: BreakValues;
  readonly number: number;
  readonly form: TimesForm;
  readonly onRemove: () => void;
}

function BreakRow({ pause, number, form: { changeBreak, errors, timeZone }, onRemove }: BreakRowProps) {
  const { key, type, start, end } = pause;
  const name = `Break ${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in the row
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
          timeZone={timeZone}
          hint=""
          value={start.wall}
          error={errors[`breaks.${key}.startAt`]}
          onChange={(wall) => changeBreak(key, { start: { ...start, wall } })}
        />
      </div>
      <div className="tc:col-span-full tc:sm:col-span-1">
        <TimeField
          label="End"
          timeZone={timeZone}
          value={end.wall}
          error={errors[`breaks.${key}.endAt`]}
          hint={end.wall.text === '' ? 'Empty: still on break' : ''}
          onChange={(wall) => changeBreak(key, { end: { ...end, wall } })}
        />
      </div>
    </div>
  );
}
