import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { CreateJob, type Job, LoadJobs, UpdateJob } from './jobs.graphql.js';

interface JobFormProps {
  /** The job to rename; null for a new one. */
  readonly job: Job | null;
  readonly onDone: () => void;
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Job name is required')) });

export function JobForm({ job, onDone }: JobFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { name: job?.name ?? '' },
    failureTitle: job ? 'Failed to rename job' : 'Failed to create job',
    onSubmit: async (input, context) => {
      // Loads the list again, because it is sorted by name.
      const options = { context, refetchQueries: [LoadJobs] };
      await (job
        ? client.mutate({ mutation: UpdateJob, variables: { input: { id: job.id, ...input } }, ...options })
        : client.mutate({ mutation: CreateJob, variables: { input }, ...options }));
      showToast({ title: job ? 'Job renamed' : 'Job created' });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} submitLabel={job ? 'Save' : 'Create Job'} onSubmit={form.submit}>
      <Field label="Job Name" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
    </Form>
  );
}
