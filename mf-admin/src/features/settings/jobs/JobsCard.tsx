import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import { BriefcaseBusiness, Pencil } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import type { JobRow_JobFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableList, RetirableRow } from '../components/Retirable.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { CreateJob, JobRowJob, LoadJobs, UpdateJob } from './jobs.graphql.js';

export function JobsCard() {
  const query = useQuery(LoadJobs, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <SettingsCard
      title="Jobs"
      description="The jobs that people clock in to and are scheduled for"
      query={query}
      action={
        <LinkedFormDialog
          name="new-job"
          trigger="Add Job"
          title="New Job"
          description="Everyone can choose it immediately."
        >
          {(close) => <JobForm job={null} onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <RetirableList
        name="Jobs"
        items={query.data?.viewer?.jobs?.nodes ?? []}
        icon={BriefcaseBusiness}
        empty={{
          title: 'No jobs',
          description: 'Add the jobs that people work on. Until then, they clock in without choosing a job.',
        }}
        renderRow={(job) => <JobRow key={job.id} job={job} />}
      />
    </SettingsCard>
  );
}

function JobRow(props: { readonly job: FragmentType<typeof JobRowJob> }) {
  const { busy, change } = useChange();
  const job = readFragment(JobRowJob, props.job);
  const { id, name, retired } = job;
  return (
    <RetirableRow
      item={job}
      noun="Job"
      consequence="It can no longer be chosen. Timesheets and schedules keep it, and you can reinstate it."
      busy={busy}
      onChange={(texts) =>
        void change({ mutation: UpdateJob, variables: { input: { id, retired: !retired } }, ...texts })
      }
    >
      <LinkedFormDialog
        name={`job-${id}`}
        title="Rename Job"
        description="The new name appears everywhere, including on past timesheets and schedules."
        trigger={
          <Button variant="outline" size="sm" aria-label={`Rename ${name}`}>
            <Pencil aria-hidden="true" />
            <span>Rename</span>
          </Button>
        }
      >
        {(close) => <JobForm job={job} onDone={close} />}
      </LinkedFormDialog>
    </RetirableRow>
  );
}

interface JobFormProps {
  /** The job to rename; null for a new one. */
  readonly job: JobRow_JobFragment | null;
  readonly onDone: () => void;
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Job name is required')) });

function JobForm({ job, onDone }: JobFormProps) {
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
