import { allPagesContext, failureOf, useQuery } from '@timetrack/client';
import { JobCombobox } from '@timetrack/screens';
import { Field, Textarea } from '@timetrack/ui/basics';
import type { ComponentProps } from 'react';
import { LoadJobs } from '../board/schedule.graphql.js';
import { textLabels } from '../board/shift.graphql.js';
import { type TextField, textFields } from '../board/shift-text.js';

interface JobFieldProps {
  readonly value: string | null;
  /** The current job of the schedule, which may be retired by now. */
  readonly current: { readonly id: string; readonly name: string } | null;
  readonly error: string | undefined;
  readonly onChange: (jobId: string | null) => void;
}

export function JobField({ value, current, error, onChange }: JobFieldProps) {
  const { data, error: failure } = useQuery(LoadJobs, { fetchPolicy: 'cache-and-network', context: allPagesContext });
  const jobs = data?.viewer?.jobChoices?.nodes ?? [];
  const isListed = !current || jobs.some(({ id }) => id === current.id);
  const loadError = failure && !data ? `The jobs could not be loaded. ${failureOf(failure).message}` : undefined;
  return (
    <JobCombobox
      jobs={isListed ? jobs : [current, ...jobs]}
      value={value}
      error={error ?? loadError}
      onChange={onChange}
    />
  );
}

interface TextFieldsProps {
  readonly register: (field: TextField) => ComponentProps<'textarea'>;
  readonly errorOf: (field: TextField) => string | undefined;
}

export function TextFields({ register, errorOf }: TextFieldsProps) {
  return textFields.map((field) => (
    <Field key={field} label={textLabels[field]} optional error={errorOf(field)}>
      <Textarea {...register(field)} maxLength={20_000} />
    </Field>
  ));
}
