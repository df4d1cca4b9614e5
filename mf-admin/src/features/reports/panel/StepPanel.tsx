import { useQuery } from '@timetrack/client';
import { formatCount, formatDateRange, fullName, matchesName } from '@timetrack/screens';
import { Sheet, SheetContent } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { EmptyText, Section } from '../../../components/Layout.js';
import { Minutes } from '../../../components/Minutes.js';
import { SearchInput } from '../../../components/SearchInput.js';
import type { Admin_Reports_LoadJobWorkQuery } from '../../../gql/graphql.js';
import type { ReportRange } from '../address/report-address.js';
import { LoadJobWork } from '../matrix/matrix.graphql.js';
import { PersonHours } from '../person/PersonHours.js';
import { StepFailure, StepHeader, StepLoading } from '../person/StepHeader.js';
import { describeUnsentPeople } from '../report/labels.js';
import { openerId, type Step, stepKey, withoutJob } from '../report/report-data.js';
import { searchableSize } from '../table/RowSearch.js';

interface StepPanelProps {
  readonly step: Step;
  readonly range: ReportRange;
  readonly onGo: (step: Step) => void;
  readonly onClose: () => void;
}

export function StepPanel({ step, range, onGo, onClose }: StepPanelProps) {
  const panel = usePanelFocus(step);
  const { job, person } = step;
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        ref={panel}
        closeLabel="Close panel"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusOpener(step);
        }}
        className="ad:w-[36rem] ad:max-w-full ad:gap-6 ad:p-5 ad:sm:p-6"
      >
        {person !== null ? (
          <PersonHours key={person} id={person} step={step} range={range} onGo={onGo} />
        ) : (
          job !== null && <JobPeople key={job} job={job} range={range} onGo={onGo} />
        )}
      </SheetContent>
    </Sheet>
  );
}

/** Moves the focus after each step: back to the control that opened the last step, otherwise to the panel. */
function usePanelFocus(step: Step) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const { current } = last;
    last.current = step;
    if (stepKey(current) === stepKey(step)) return;
    const opener = current.day === null ? { person: current.person } : { day: current.day };
    (document.getElementById(openerId('panel', opener)) ?? panel.current)?.focus();
  }, [step]);
  return panel;
}

/** Returns the focus to the report: to the cell of the matrix, or to the job or the person that was opened first. */
function focusOpener({ job, person }: Step): void {
  const openers = [{ job, person }, { job }, { person }].map((target) => openerId('report', target));
  openers
    .values()
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}

interface JobPeopleProps {
  /** The id of the job, or `NONE`. */
  readonly job: string;
  readonly range: ReportRange;
  readonly onGo: (step: Step) => void;
}

type Work = NonNullable<NonNullable<Admin_Reports_LoadJobWorkQuery['viewer']>['workMatrix']>;

function JobPeople({ job, range: { startDate, endDate, teamId }, onGo }: JobPeopleProps) {
  const { data, error, refetch } = useQuery(LoadJobWork, {
    variables: { startDate, endDate, teamId, job },
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
        <dt className="ad:text-sm ad:text-muted-foreground">
          {`Worked by ${formatCount(work.peopleCount, 'person')}`}
        </dt>
        <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
          <Minutes minutes={total.minutes} hours={total.hours} />
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
      {people.length >= searchableSize && <SearchInput label="Search by name" value={find} onChange={setFind} />}
      {found.length === 0 && <EmptyText>{`No one matches “${find.trim()}”.`}</EmptyText>}
      <ul className="ad:divide-y ad:divide-border ad:overflow-hidden ad:rounded-lg ad:border ad:border-border ad:bg-card ad:empty:hidden">
        {found.map(({ user, minutes, hours }) => (
          <li key={user.id}>
            <button
              type="button"
              id={openerId('panel', { person: user.id })}
              onClick={() => onOpen(user.id)}
              className="ad:flex ad:min-h-11 ad:w-full ad:cursor-pointer ad:items-center ad:gap-3 ad:px-4 ad:py-2.5 ad:text-left ad:text-sm ad:-outline-offset-2 ad:hover:bg-accent"
            >
              <span className="ad:min-w-0 ad:grow ad:font-medium ad:wrap-anywhere">{`${fullName(user)} `}</span>
              <span className="ad:shrink-0 ad:tabular-nums">
                <Minutes minutes={minutes} hours={hours} />
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
