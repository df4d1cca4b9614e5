import { type ReadOf, useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatCount, formatDateRange, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Badge, Button, cn } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { useState } from 'react';
import { EmptyText, Section } from '../../../components/Layout.js';
import { Minutes, type MinutesProps } from '../../../components/Minutes.js';
import { exceptionLabels, timesheetAddress } from '../../../components/pay-labels.js';
import type { Admin_Reports_LoadPersonPayQuery } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { type Step, withoutJob } from '../report/report-data.js';
import { ClockTimes } from './ClockTimes.js';
import { DayCard, PersonDays } from './PersonDays.js';
import { LoadPersonPay, PersonDaysPayrollEntry } from './person.graphql.js';
import { groupByDay } from './person-pay.js';
import { StepFailure, StepHeader, StepLoading } from './StepHeader.js';

type PersonPay = ReadOf<Admin_Reports_LoadPersonPayQuery, 'personPay'>;

interface PersonHoursProps {
  readonly id: string;
  readonly step: Step;
  readonly range: DateRange;
  readonly onGo: (step: Step) => void;
}

export function PersonHours({ id, step, range, onGo }: PersonHoursProps) {
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
        <PersonDay pay={pay} date={day} />
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
            <Minutes minutes={work.minutes} hours={work.hours} />
          </strong>
          <span>{` ${work.isWithoutJob ? 'without a job' : `on ${work.name}`}`}</span>
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
function workOn(id: string, { jobs }: PersonPay) {
  const isWithoutJob = id === withoutJob;
  const work = jobs.find(({ job }) => (job?.id ?? withoutJob) === id);
  const name = isWithoutJob ? 'No job' : (work?.job?.name ?? 'the job');
  return { name, isWithoutJob, minutes: work?.minutes ?? 0, hours: work?.hours ?? 0 };
}

interface PersonDayProps {
  readonly pay: FragmentType<typeof PersonDaysPayrollEntry>;
  readonly date: string;
}

/** The paid time of one day, with the recorded times of each timesheet. */
function PersonDay({ pay, date }: PersonDayProps) {
  const day = groupByDay(readFragment(PersonDaysPayrollEntry, pay).lines).find((one) => one.date === date);
  if (!day) return <EmptyText>Nothing is paid for this day.</EmptyText>;
  return <DayCard day={day} heading={<span>Total</span>} timesheet={(id) => <ClockTimes key={id} id={id} />} />;
}

/** The paid time by kind, and the time worked on each job. */
function PersonTotals({ pay }: { readonly pay: PersonPay }) {
  const { regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes, unpaidBreakMinutes, hours, jobs } = pay;
  const { mealPremiumMinutes, restPremiumMinutes } = pay;
  const figures = [
    { name: 'Regular', minutes: regularMinutes, hours: hours.regular, always: true },
    { name: 'Overtime', minutes: overtimeMinutes, hours: hours.overtime, always: true },
    { name: 'Double time', minutes: doubleTimeMinutes, hours: hours.doubleTime, always: false },
    { name: 'Meal premium', minutes: mealPremiumMinutes ?? 0, hours: hours.mealPremium ?? 0, always: false },
    { name: 'Rest premium', minutes: restPremiumMinutes ?? 0, hours: hours.restPremium ?? 0, always: false },
    { name: 'Paid time off', minutes: ptoMinutes, hours: hours.pto, always: true },
    { name: 'Unpaid breaks', minutes: unpaidBreakMinutes, always: false },
  ].filter(({ minutes, always }) => always || minutes > 0);
  const hasJobs = jobs.some(({ job }) => job !== null);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4 ad:rounded-lg ad:border ad:border-border ad:bg-card ad:p-4">
      <dl className="ad:grid ad:grid-cols-2 ad:gap-4 ad:sm:grid-cols-4">
        {figures.map(({ name, always: _always, ...time }) => (
          <Figure key={name} name={name} {...time} />
        ))}
      </dl>
      {hasJobs && (
        <dl aria-label="Jobs" className="ad:flex ad:flex-col ad:gap-1 ad:border-t ad:border-border ad:pt-3 ad:text-sm">
          {jobs.map(({ job, minutes, hours: worked }) => (
            <div key={job?.id ?? 'none'} className="ad:flex ad:justify-between ad:gap-4">
              <dt className={cn('ad:min-w-0 ad:wrap-anywhere', !job && 'ad:text-muted-foreground')}>
                {job?.name ?? 'No job'}
              </dt>
              <dd className="ad:shrink-0 ad:whitespace-nowrap ad:tabular-nums">
                <Minutes minutes={minutes} hours={worked} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Figure({ name, ...time }: { readonly name: string } & Pick<MinutesProps, 'minutes' | 'hours'>) {
  return (
    <div>
      <dt className="ad:text-sm ad:text-muted-foreground">{name}</dt>
      <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
        <Minutes {...time} stacked />
      </dd>
    </div>
  );
}

interface PersonExceptionsProps {
  readonly pay: PersonPay;
  readonly day?: string;
}

/** With more, a list of exceptions would hide the days below it. */
const fewExceptions = 3;

function PersonExceptions({ pay, day }: PersonExceptionsProps) {
  const exceptions = pay.exceptions.filter(({ date }) => day === undefined || date === day);
  const [showsAll, setShowsAll] = useState(day !== undefined);
  if (exceptions.length === 0) return null;
  const listed = showsAll || exceptions.length <= fewExceptions + 1 ? exceptions : exceptions.slice(0, fewExceptions);
  return (
    <Section title={`${formatCount(exceptions.length, 'exception')} to review`}>
      <ul className="ad:divide-y ad:divide-warning/20 ad:rounded-lg ad:border ad:border-warning/30 ad:bg-warning-soft">
        {listed.map(({ code, date, timesheetId, message }) => (
          <li key={`${code} ${timesheetId} ${date}`} className="ad:flex ad:flex-col ad:gap-1 ad:p-3 ad:text-sm">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
              <Badge variant="warning">
                <TriangleAlert aria-hidden="true" />
                <span>{exceptionLabels[code]}</span>
              </Badge>
              <time dateTime={date}>{formatWeekdayDate(date)}</time>
              <Link
                to={timesheetAddress(timesheetId)}
                aria-label={`Open timesheet of ${formatWeekdayDate(date)}: ${exceptionLabels[code]}`}
                className="ad:ml-auto ad:font-medium ad:underline ad:underline-offset-4 ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center"
              >
                Open timesheet
              </Link>
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      {listed.length < exceptions.length && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setShowsAll(true)}
          className="ad:w-fit ad:text-muted-foreground"
        >
          {`Show All ${exceptions.length} Exceptions`}
        </Button>
      )}
    </Section>
  );
}
