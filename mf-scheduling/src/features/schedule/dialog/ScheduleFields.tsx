import { readLocalTime, useController, useWatch } from '@timetrack/screens';
import { TimeField } from '@timetrack/ui';
import { Field, Input, Select } from '@timetrack/ui/basics';
import { useRef, useState } from 'react';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import { proposeBreak } from '../board/schedule-values.js';
import { statusLabels } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { formatTemplateTimes } from '../templates/template-times.js';
import { type FilledValues, filledFields, fillFrom, pickFilled } from '../templates/template-values.js';
import { useTemplates } from '../templates/use-templates.js';
import { explainImpossibleTime, impossibleTimeError } from './schedule-schema.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface FieldProps {
  readonly form: ScheduleForm;
}

/** Shows the proposal, which follows the times, until the user enters something. */
export function BreakField({ form }: FieldProps) {
  const { field } = useController({ control: form.control, name: 'breakMinutes' });
  const proposal = useProposal(form);
  return (
    <Field label="Unpaid break" hint="Minutes that do not count as work" error={form.errorOf('breakMinutes')}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={field.value ?? proposal}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  );
}

function useProposal({ control }: ScheduleForm): number {
  const { timeZone } = useScheduleScreen();
  const [start, end] = useWatch({ control, name: ['start', 'end'] }).map((time) => readLocalTime(time, timeZone));
  return start?.kind === 'instant' && end?.kind === 'instant' ? proposeBreak(start.at, end.at) : 0;
}

const statuses: readonly ScheduleStatus[] = ['DRAFT', 'PUBLISHED', 'CANCELED'];

export function StatusField({ form }: FieldProps) {
  const { value, onChange } = useController({ control: form.control, name: 'status' }).field;
  return (
    <Field
      label="Status"
      error={form.errorOf('status')}
      hint={value === 'DRAFT' ? 'Only managers see drafts' : undefined}
    >
      <Select
        value={value}
        onChange={({ target }) => {
          const selected = statuses.find((status) => status === target.value);
          if (selected) onChange(selected);
        }}
        options={statuses.map((status) => [status, statusLabels[status]])}
      />
    </Field>
  );
}

interface ScheduleTimeFieldProps extends FieldProps {
  readonly name: 'start' | 'end';
  readonly label: string;
}

/** The start or the end. An impossible time shows its error immediately, before the form is sent. */
export function ScheduleTimeField({ form, name, label }: ScheduleTimeFieldProps) {
  const { timeZone } = useScheduleScreen();
  // A new start can make the end valid or invalid.
  const rules = name === 'start' ? { deps: ['end' as const] } : undefined;
  const { value, onChange } = useController({ control: form.control, name, rules }).field;
  const explanation = explainImpossibleTime(value, timeZone);
  return (
    <TimeField
      label={label}
      required
      timeZone={timeZone.on(value.text)}
      value={value}
      error={form.errorOf(name) ?? (explanation && impossibleTimeError(name))}
      hint={explanation}
      onChange={onChange}
    />
  );
}

interface TemplateFieldProps extends FieldProps {
  readonly initialId: string | null;
}

/** Fills in the form of a new shift from a template. "None" brings back what was there before. */
export function TemplateField({ form, initialId }: TemplateFieldProps) {
  const { templates } = useTemplates();
  const [chosenId, setChosenId] = useState(initialId ?? '');
  const before = useRef<FilledValues | null>(null);
  if (!templates || templates.length === 0) return null;

  function choose(id: string): void {
    const values = form.getValues();
    if (chosenId === '') before.current = pickFilled(values);
    const template = templates?.find((one) => one.id === id);
    const filled = template ? fillFrom(template, values.start.text.slice(0, 10)) : before.current;
    setChosenId(template ? id : '');
    for (const name of filled ? filledFields : [])
      form.setValue(name, filled?.[name] ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <Field label="Template" optional hint="Fills in the title, times, break, job and notes">
      <Select
        value={templates.some(({ id }) => id === chosenId) ? chosenId : ''}
        onChange={({ target }) => choose(target.value)}
        options={templates.map((template) => [template.id, `${template.name} (${formatTemplateTimes(template)})`])}
      >
        <option value="">None</option>
      </Select>
    </Field>
  );
}
