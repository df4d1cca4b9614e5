import { formatWeekdayDate } from '@timetrack/screens';
import { Badge, type BadgeProps, Button, cn, type Elements } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import type { ReactElement } from 'react';
import { EmptyText, Section } from '../../../components/Layout.js';
import { Minutes } from '../../../components/Minutes.js';
import { payKindLabels } from '../../../components/pay-labels.js';
import type { PayKind } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { openerId } from '../report/report-data.js';
import { PersonDaysPayrollEntry } from './person.graphql.js';
import { type Day, groupByDay, hasWorkOn, type PayLine } from './person-pay.js';

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
                  <span>Show clock times</span>
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

const kindVariants: Readonly<Record<PayKind, BadgeProps['variant']>> = {
  REGULAR: 'secondary',
  OVERTIME: 'warning',
  DOUBLE_TIME: 'destructive',
  MEAL_PREMIUM: 'warning',
  REST_PREMIUM: 'warning',
  PTO: 'success',
};

interface DayCardProps {
  readonly day: Day;
  readonly heading: ReactElement;
  readonly timesheet?: (id: string) => ReactElement | null;
  readonly footer?: Elements;
}

export function DayCard({ day: { minutes, work }, heading, timesheet, footer }: DayCardProps) {
  return (
    <div className="ad:rounded-lg ad:border ad:border-border ad:bg-card">
      <h4 className="ad:flex ad:items-baseline ad:justify-between ad:gap-4 ad:border-b ad:border-border ad:px-4 ad:py-2.5 ad:text-sm ad:font-semibold">
        {heading}
        <span className="ad:sr-only"> </span>
        <span className="ad:tabular-nums">
          <Minutes minutes={minutes} />
        </span>
      </h4>
      <ul className="ad:divide-y ad:divide-border">
        {work.map(({ timesheetId, lines }) => (
          <li key={timesheetId ?? 'time-off'} className="ad:flex ad:flex-col ad:gap-3 ad:px-4 ad:py-3">
            <ul className="ad:flex ad:flex-col ad:gap-2.5">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one timesheet on one day have no id, and keep their order
                <Line key={index} line={line} />
              ))}
            </ul>
            {timesheetId !== null && timesheet?.(timesheetId)}
          </li>
        ))}
      </ul>
      {footer}
    </div>
  );
}

function Line({ line: { kind, minutes, hours, explanation, payRule, job } }: { readonly line: PayLine }) {
  return (
    <li className="ad:flex ad:flex-col ad:gap-1">
      <p className="ad:flex ad:items-center ad:gap-x-2.5 ad:text-sm">
        <Badge variant={kindVariants[kind]}>{payKindLabels[kind]}</Badge>
        <span className="ad:min-w-0 ad:grow ad:wrap-anywhere">{job?.name}</span>
        <span className={cn('ad:shrink-0 ad:tabular-nums', kind !== 'REGULAR' && 'ad:font-medium')}>
          <Minutes minutes={minutes} hours={hours} />
        </span>
      </p>
      <p data-rule={payRule} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {explanation}
      </p>
    </li>
  );
}
