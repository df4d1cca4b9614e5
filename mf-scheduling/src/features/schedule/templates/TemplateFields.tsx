import { Controller, useWatch } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import { JobField } from '../shift/JobField.js';
import { TextFields } from '../shift/TextFields.js';
import { endsNextDay } from './template-times.js';
import { maxNameCharacters } from './template-values.js';
import type { TemplateForm } from './use-template-form.js';

interface TemplateFieldsProps {
  readonly form: TemplateForm;
  /** The current job of the template, which may be retired by now. */
  readonly job: { readonly id: string; readonly name: string } | null;
  readonly isNew: boolean;
}

export function TemplateFields({ form, job, isNew }: TemplateFieldsProps) {
  const { control, register, errorOf } = form;
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] });
  const isOvernight = startTime !== '' && endTime !== '' && endsNextDay({ startTime, endTime });
  return (
    <Form busy={form.isSubmitting} submitLabel={isNew ? 'Create Template' : 'Save Changes'} onSubmit={form.submit}>
      <Field label="Name" required hint="What you choose it by, such as Early or Night" error={errorOf('name')}>
        <Input {...register('name')} maxLength={maxNameCharacters} autoComplete="off" />
      </Field>
      <Field label="Title of the shift" optional hint="The name if this is empty" error={errorOf('title')}>
        <Input {...register('title')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="sc:grid sc:grid-cols-2 sc:gap-5">
        <Field label="Start" required error={errorOf('startTime')}>
          <Input type="time" {...register('startTime')} />
        </Field>
        <Field label="End" required hint={isOvernight ? 'On the next day' : undefined} error={errorOf('endTime')}>
          <Input type="time" {...register('endTime')} />
        </Field>
        <Field label="Unpaid break" hint="Minutes that do not count as work" error={errorOf('breakMinutes')}>
          <Input inputMode="numeric" autoComplete="off" {...register('breakMinutes')} />
        </Field>
        <Controller
          control={control}
          name="jobId"
          render={({ field: { value, onChange } }) => (
            <JobField value={value} current={job} error={errorOf('jobId')} onChange={onChange} />
          )}
        />
      </div>
      <TextFields register={register} errorOf={errorOf} />
    </Form>
  );
}
