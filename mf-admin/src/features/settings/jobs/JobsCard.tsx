import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { BriefcaseBusiness, Plus } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { RetirableList } from '../components/RetirableList.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { JobForm } from './JobForm.js';
import { JobRow } from './JobRow.js';
import { LoadJobs } from './jobs.graphql.js';

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
          trigger={addJobButton}
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

const addJobButton = (
  <Button>
    <Plus aria-hidden="true" />
    Add Job
  </Button>
);
