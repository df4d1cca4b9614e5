import { useQuery } from '@timetrack/client';
import { Button, FormDialog } from '@timetrack/ui';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { readFragment } from '../../../gql/index.js';
import { RetirableList } from '../components/RetirableList.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { JobForm } from './JobForm.js';
import { JobRow } from './JobRow.js';
import { JobRowJob, LoadJobs } from './jobs.graphql.js';

export function JobsCard() {
  const reading = useQuery(LoadJobs, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const jobs = reading.data?.jobs.map((job) => readFragment(JobRowJob, job)) ?? [];
  return (
    <SettingsCard
      title="Jobs"
      description="What people clock in to and are scheduled for"
      reading={reading}
      action={
        <FormDialog trigger={newJob} title="New Job" description="Everybody can choose it at once.">
          {(close) => <JobForm job={null} onDone={close} />}
        </FormDialog>
      }
    >
      <RetirableList
        name="Jobs"
        things={jobs}
        icon={BriefcaseBusiness}
        empty={{
          title: 'No jobs',
          description: 'Add what people work on. Until then they clock in without choosing a job.',
        }}
        row={(job) => <JobRow key={job.id} job={job} />}
      />
    </SettingsCard>
  );
}

const newJob = (
  <Button>
    <Plus aria-hidden="true" />
    Add Job
  </Button>
);
