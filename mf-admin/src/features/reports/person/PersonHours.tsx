import { type ReadOf, useQuery } from '@timetrack/client';
import { type DateRange, formatDateRange, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Minutes } from '../../../components/Minutes.js';
import type { Admin_Reports_LoadPersonPayQuery } from '../../../gql/graphql.js';
import { type Step, withoutJob } from '../report/step.js';
import { PersonDay } from './PersonDay.js';
import { PersonDays } from './PersonDays.js';
import { PersonExceptions } from './PersonExceptions.js';
import { PersonTotals } from './PersonTotals.js';
import { LoadPersonPay } from './person.graphql.js';
import { StepHeader } from './StepHeader.js';
import { StepFailure, StepLoading } from './StepLoading.js';

interface PersonHoursProps {
  readonly id: string;
  readonly step: Step;
  readonly range: DateRange;
  readonly timeZone: string;
  readonly onGo: (step: Step) => void;
}

/** The hours of one person, or of one of their days, with the rule of each line and the recorded times. */
export function PersonHours({ id, step, range, timeZone, onGo }: PersonHoursProps) {
  const { startDate, endDate } = range;
  const { data, error, refetch } = useQuery(LoadPersonPay, {
    variables: { userId: id, startDate, endDate },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const pay = data?.viewer?.personPay;
  if (!pay && error) {
    const back =
      step.job === null ? null : { name: 'the job', onBack: () => onGo({ ...step, person: null, day: null }) };
    return (
      <StepFailure title="Hours of one person" error={error} unknown={{ ...unknownPerson, back }} onRetry={refetch} />
    );
  }
  if (!pay) return <StepLoading title="Hours of one person" />;
  const name = fullName(pay.user);
  const { job, day } = step;
  if (day !== null) {
    const back = { name, onBack: () => onGo({ ...step, day: null }) };
    return (
      <>
        <StepHeader back={back} title={formatWeekdayDate(day)} description={name} />
        <PersonExceptions pay={pay} day={day} />
        <PersonDay pay={pay} date={day} timeZone={timeZone} />
      </>
    );
  }
  const work = job === null ? null : workOn(job, pay);
  const toJob = work && { name: work.name, onBack: () => onGo({ job, person: null, day: null }) };
  return (
    <>
      <StepHeader back={toJob} title={name} description={formatDateRange(startDate, endDate)} />
      <PersonTotals pay={pay} />
      <PersonExceptions pay={pay} />
      {work && (
        <p className="ad:-mb-2 ad:text-sm ad:wrap-anywhere">
          <strong className="ad:font-semibold ad:tabular-nums">
            <Minutes minutes={work.minutes} />
          </strong>{' '}
          {work.isWithoutJob ? 'without a job' : `on ${work.name}`}
        </p>
      )}
      <PersonDays pay={pay} job={job} onOpen={(date) => onGo({ ...step, day: date })} />
    </>
  );
}

const unknownPerson = {
  title: 'Person not found',
  description: 'The person in this link has no pay for these days.',
};

/** What the person worked on a job. An unknown job of a link has no name. */
function workOn(id: string, { jobs }: ReadOf<Admin_Reports_LoadPersonPayQuery, 'personPay'>) {
  const isWithoutJob = id === withoutJob;
  const work = jobs.find(({ job }) => (job?.id ?? withoutJob) === id);
  const name = isWithoutJob ? 'No job' : (work?.job?.name ?? 'the job');
  return { name, isWithoutJob, minutes: work?.minutes ?? 0 };
}
