import { allPagesContext, failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, LoadFailure } from '@timetrack/screens';
import { Button, Form, FormDialog, Skeleton } from '@timetrack/ui';
import { Users } from '@timetrack/ui/icons';
import { useState } from 'react';
import { PeopleField } from '../../components/PeopleField.js';
import { ChangePeople, type Job, LoadJobs, LoadPeopleOfJob, LoadTeam } from './jobs.graphql.js';

interface PeopleDialogProps {
  /** One job, whose people are edited, or several, to which people are added. */
  readonly jobs: readonly Job[];
  readonly label?: string;
  readonly onDone?: () => void;
}

/** Who may choose jobs where people are limited to their jobs. */
export function PeopleDialog({ jobs, label = 'Add People', onDone }: PeopleDialogProps) {
  const [only] = jobs.length === 1 ? jobs : [];
  const [open, setOpen] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const title = only ? `People of ${only.name}` : `Add People to ${formatCount(jobs.length, 'Job')}`;
  return (
    <FormDialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setUnsaved(false);
      }}
      unsaved={unsaved}
      title={title}
      description="They can choose it when they clock in, switch jobs or ask for a correction."
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={only && label !== 'Add People' ? `${label}: ${title}` : undefined}
        >
          <Users aria-hidden="true" />
          <span>{label}</span>
        </Button>
      }
    >
      {(close) => (
        <PeopleOfJobs
          jobs={jobs}
          onDirty={setUnsaved}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </FormDialog>
  );
}

interface PeopleOfJobsProps {
  readonly jobs: readonly Job[];
  readonly onDirty: (isDirty: boolean) => void;
  readonly onDone: () => void;
}

function PeopleOfJobs({ jobs, ...form }: PeopleOfJobsProps) {
  const [only] = jobs.length === 1 ? jobs : [];
  const { data, error, refetch } = useQuery(LoadPeopleOfJob, {
    variables: { id: only?.id ?? '' },
    skip: !only,
    fetchPolicy: 'network-only',
  });
  if (error) return <LoadFailure title="The people could not be loaded" error={error} onRetry={refetch} />;
  if (only && !data) return <Skeleton className="ad:h-24" />;
  const before = data?.viewer?.jobPeople?.nodes.map(({ id }) => id) ?? [];
  return <PeopleForm jobs={jobs} before={before} {...form} />;
}

function PeopleForm({ jobs, before, onDirty, onDone }: PeopleOfJobsProps & { readonly before: readonly string[] }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [userIds, setUserIds] = useState(before);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, loading } = useQuery(LoadTeam, { context: allPagesContext, fetchPolicy: 'cache-first' });
  const members = data?.viewer?.users?.nodes.filter(({ status }) => status !== 'DISABLED') ?? [];
  const choose = (ids: readonly string[]) => {
    setUserIds(ids);
    onDirty(true);
  };
  async function submit(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const addUserIds = userIds.filter((id) => !before.includes(id));
    const removeUserIds = before.filter((id) => !userIds.includes(id));
    try {
      await client.mutate({
        mutation: ChangePeople,
        variables: { input: { ids: jobs.map(({ id }) => id), addUserIds, removeUserIds } },
        refetchQueries: [LoadJobs],
      });
      showToast({ title: 'People of the job saved' });
      onDone();
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Form busy={busy} submitLabel="Save" onSubmit={() => void submit()}>
      <PeopleField
        label="People"
        chosenLabel="Chosen people"
        people={members}
        isLoading={loading}
        userIds={userIds}
        error={failure}
        onChange={choose}
      />
    </Form>
  );
}
