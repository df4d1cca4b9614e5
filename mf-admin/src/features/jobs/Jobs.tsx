import { allPagesContext, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { formatCount, LoadFailure } from '@timetrack/screens';
import { Card, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { ScreenHeader } from '../../components/Layout.js';
import { LinkedFormDialog } from '../../components/LinkedDialogs.js';
import { readFragment } from '../../gql/index.js';
import { JobForm } from './JobForm.js';
import { JobList } from './JobList.js';
import { JobRowJob, LoadJobs } from './jobs.graphql.js';
import { LimitSetting } from './LimitSetting.js';

export function Jobs() {
  const canChange = useCan('UPDATE_JOB');
  const { data, error, refetch } = useQuery(LoadJobs, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = data?.viewer;
  const jobs = viewer?.jobs?.nodes.map((job) => readFragment(JobRowJob, job));
  const active = jobs?.filter(({ retired }) => !retired).length;
  const isLimited = viewer?.organization?.limitPeopleToJobs ?? false;
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-4xl ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Jobs"
        description={active ? formatCount(active, 'active job') : 'What people clock in to and are scheduled for'}
      >
        {canChange && (
          <LinkedFormDialog
            name="new-job"
            trigger="Add Job"
            title="New Job"
            description={isLimited ? 'Then add the people who may choose it.' : 'Everyone can choose it immediately.'}
          >
            {(close) => <JobForm job={null} onDone={close} />}
          </LinkedFormDialog>
        )}
      </ScreenHeader>
      {jobs && viewer && (
        <>
          {canChange && <LimitSetting isLimited={isLimited} />}
          <JobList
            jobs={jobs}
            canChange={canChange}
            counts={isLimited ? new Map(viewer.jobPeopleCounts?.nodes.map((one) => [one.jobId, one.people])) : null}
          />
        </>
      )}
      {!jobs && !error && <Loading />}
      {!jobs && error && <LoadFailure title="The jobs could not be loaded" error={error} onRetry={refetch} />}
    </div>
  );
}

function Loading() {
  return (
    <Card role="status" aria-busy="true" className="ad:gap-3 ad:p-5">
      <VisuallyHidden>Loading the jobs</VisuallyHidden>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <Skeleton key={row} className="ad:h-9" />
      ))}
    </Card>
  );
}
