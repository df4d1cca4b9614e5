import { useApolloClient } from '@timetrack/client';
import { Field, Form, Input } from '@timetrack/ui';
import { useState } from 'react';
import type { JobRow_JobFragment } from '../../../gql/graphql.js';
import { useChange } from '../../../parts/use-change.js';
import { CreateJob, LoadJobs, UpdateJob } from './jobs.graphql.js';

interface JobFormProps {
  /** What is renamed; null for a new one. */
  readonly job: JobRow_JobFragment | null;
  readonly onDone: () => void;
}

export function JobForm({ job, onDone }: JobFormProps) {
  const client = useApolloClient();
  const [name, setName] = useState(job?.name ?? '');
  const { busy, errors, setErrors, change } = useChange();

  const send = () =>
    job
      ? client.mutate({
          mutation: UpdateJob,
          variables: { id: job.id, input: { name } },
          // The list is in the order of its names.
          refetchQueries: [LoadJobs],
        })
      : client.mutate({ mutation: CreateJob, variables: { input: { name } }, refetchQueries: [LoadJobs] });

  async function submit(): Promise<void> {
    if (name.trim() === '') {
      setErrors({ name: 'Job name is required' });
      return;
    }
    const words = job
      ? { done: 'Job renamed', failed: 'Failed to rename job' }
      : { done: 'Job created', failed: 'Failed to create job' };
    if (await change({ send, ...words, fields: ['name'] })) onDone();
  }

  return (
    <Form busy={busy} submitLabel={job ? 'Save' : 'Create Job'} onSubmit={submit}>
      <Field label="Job Name" required error={errors.name}>
        <Input value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
    </Form>
  );
}
