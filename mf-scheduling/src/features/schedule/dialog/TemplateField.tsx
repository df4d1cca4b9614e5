import { Field, Select } from '@timetrack/ui/basics';
import { useRef, useState } from 'react';
import { formatTemplateTimes } from '../templates/template-times.js';
import { type FilledValues, filledFields, fillFrom, pickFilled } from '../templates/template-values.js';
import { useTemplates } from '../templates/use-templates.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface TemplateFieldProps {
  readonly form: ScheduleForm;
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
