import { formatWeekdayDate } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { EmptyText, Section } from '../../../components/Section.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { openerId } from '../report/step.js';
import { DayCard } from './DayCard.js';
import { PersonDaysPayrollEntry } from './person.graphql.js';
import { type Day, groupByDay, hasWorkOn } from './person-pay.js';

interface PersonDaysProps {
  readonly pay: FragmentType<typeof PersonDaysPayrollEntry>;
  /** The days with work on this job come first. Null without a job. */
  readonly job: string | null;
  readonly onOpen: (date: string) => void;
}

export function PersonDays({ pay, job, onOpen }: PersonDaysProps) {
  const days = groupByDay(readFragment(PersonDaysPayrollEntry, pay).lines);
  if (job === null) {
    return (
      <Section title="Day by day">
        <DayList days={days} empty="Nothing is paid for these days." onOpen={onOpen} />
      </Section>
    );
  }
  const others = days.filter((day) => !hasWorkOn(job, day));
  return (
    <>
      <Section title="Days on this job">
        <DayList
          days={days.filter((day) => hasWorkOn(job, day))}
          empty="This person has no hours on this job on these days."
          onOpen={onOpen}
        />
      </Section>
      {others.length > 0 && (
        <Section title="Other days">
          <DayList days={others} empty="" onOpen={onOpen} />
        </Section>
      )}
    </>
  );
}

interface DayListProps {
  readonly days: readonly Day[];
  readonly empty: string;
  readonly onOpen: (date: string) => void;
}

function DayList({ days, empty, onOpen }: DayListProps) {
  if (days.length === 0) return <EmptyText>{empty}</EmptyText>;
  return (
    <ol className="ad:flex ad:flex-col ad:gap-3">
      {days.map((day) => (
        <li key={day.date}>
          <DayCard
            day={day}
            heading={<time dateTime={day.date}>{formatWeekdayDate(day.date)}</time>}
            footer={
              day.work.some(({ timesheetId }) => timesheetId !== null) && (
                <Button
                  variant="ghost"
                  size="sm"
                  id={openerId('panel', { day: day.date })}
                  aria-label={`Show clock times of ${formatWeekdayDate(day.date)}`}
                  onClick={() => onOpen(day.date)}
                  className="ad:mb-2 ad:ml-1 ad:w-fit ad:text-muted-foreground"
                >
                  Show clock times
                  <ChevronRight aria-hidden="true" />
                </Button>
              )
            }
          />
        </li>
      ))}
    </ol>
  );
}
