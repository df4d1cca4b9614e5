import { useQuery } from '@timetrack/client';
import { type DateRange, formatDateRange, fullName, matchesName } from '@timetrack/screens';
import { Input } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { useState } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import { EmptyText, Section } from '../../../components/Section.js';
import type { Admin_Reports_LoadJobWorkQuery } from '../../../gql/graphql.js';
import { StepHeader } from '../person/StepHeader.js';
import { StepFailure, StepLoading } from '../person/StepLoading.js';
import { describeUnsentPeople, formatPeople } from '../report/labels.js';
import { openerId, type Step, withoutJob } from '../report/step.js';
import { searchableSize } from '../table/searchable-size.js';
import { LoadJobWork } from './job-work.graphql.js';

interface JobPeopleProps {
  /** The id of the job, or `NONE`. */
  readonly job: string;
  readonly range: DateRange;
  readonly onGo: (step: Step) => void;
}

type Work = NonNullable<NonNullable<Admin_Reports_LoadJobWorkQuery['viewer']>['workMatrix']>;

export function JobPeople({ job, range: { startDate, endDate }, onGo }: JobPeopleProps) {
  const { data, error, refetch } = useQuery(LoadJobWork, {
    variables: { startDate, endDate, job },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const work = data?.viewer?.workMatrix;
  if (!work && error) {
    return <StepFailure title="Hours on one job" error={error} unknown={noWork} onRetry={refetch} />;
  }
  if (!work) return <StepLoading title="Hours on one job" />;
  const [total] = work.jobs;
  if (!total) return <StepHeader {...(job === withoutJob ? noWorkWithoutJob : noWork)} />;
  return (
    <>
      <StepHeader title={total.job?.name ?? 'No job'} description={formatDateRange(startDate, endDate)} />
      <dl className="ad:rounded-lg ad:border ad:border-border ad:bg-card ad:p-4">
        <dt className="ad:text-sm ad:text-muted-foreground">Worked by {formatPeople(work.peopleCount)}</dt>
        <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
          <Minutes minutes={total.minutes} />
        </dd>
      </dl>
      <Section title="Person by person">
        <People work={work} onOpen={(person) => onGo({ job, person, day: null })} />
      </Section>
    </>
  );
}

const noWork = {
  title: 'No hours on this job',
  description: 'The job in this link has no hours on these days, or it no longer exists.',
};
const noWorkWithoutJob = {
  title: 'No hours without a job',
  description: 'All work on these days belongs to a job.',
};

interface PeopleProps {
  readonly work: Work;
  readonly onOpen: (person: string) => void;
}

function People({ work: { people, peopleCount }, onOpen }: PeopleProps) {
  const [find, setFind] = useState('');
  const found = people.filter(({ user }) => matchesName(user, find));
  return (
    <>
      {people.length >= searchableSize && (
        <Input
          type="search"
          aria-label="Search by name"
          placeholder="Search by name"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      )}
      {found.length === 0 && <EmptyText>No one matches “{find.trim()}”.</EmptyText>}
      <ul className="ad:divide-y ad:divide-border ad:overflow-hidden ad:rounded-lg ad:border ad:border-border ad:bg-card ad:empty:hidden">
        {found.map(({ user, minutes }) => (
          <li key={user.id}>
            <button
              type="button"
              id={openerId('panel', { person: user.id })}
              onClick={() => onOpen(user.id)}
              className="ad:flex ad:min-h-11 ad:w-full ad:cursor-pointer ad:items-center ad:gap-3 ad:px-4 ad:py-2.5 ad:text-left ad:text-sm ad:-outline-offset-2 ad:hover:bg-accent"
            >
              <span className="ad:min-w-0 ad:grow ad:font-medium ad:wrap-anywhere">{fullName(user)}</span>{' '}
              <span className="ad:shrink-0 ad:tabular-nums">
                <Minutes minutes={minutes} />
              </span>
              <ChevronRight aria-hidden="true" className="ad:size-4 ad:shrink-0 ad:text-muted-foreground" />
            </button>
          </li>
        ))}
      </ul>
      {peopleCount > people.length && <EmptyText>{describeUnsentPeople(people.length, peopleCount)}</EmptyText>}
    </>
  );
}
