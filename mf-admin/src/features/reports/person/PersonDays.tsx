import { formatWeekdayDate } from '@timetrack/screens';
import { Badge, type BadgeProps, Button, cn } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import { payKindLabels } from '../../../components/pay-labels.js';
import { EmptyText, Section } from '../../../components/Section.js';
import type { PayKind } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ClockTimes } from './ClockTimes.js';
import { PersonDaysPayrollEntry } from './person.graphql.js';
import { groupByDay, type PayLine, type Work } from './person-pay.js';

const kindVariants: Readonly<Record<PayKind, BadgeProps['variant']>> = {
  REGULAR: 'secondary',
  OVERTIME: 'warning',
  DOUBLE_TIME: 'destructive',
  PTO: 'success',
};

interface PersonDaysProps {
  readonly pay: FragmentType<typeof PersonDaysPayrollEntry>;
  readonly timeZone: string;
}

/** The paid time of each day, with the rule of each line and the recorded times behind it. */
export function PersonDays({ pay, timeZone }: PersonDaysProps) {
  const days = groupByDay(readFragment(PersonDaysPayrollEntry, pay).lines);
  return (
    <Section title="Day by day">
      {days.length === 0 && <EmptyText>Nothing is paid for these days.</EmptyText>}
      <ol className="ad:flex ad:flex-col ad:gap-3">
        {days.map(({ date, minutes, work }) => (
          <li key={date} className="ad:rounded-lg ad:border ad:border-border ad:bg-card">
            <h4 className="ad:flex ad:items-baseline ad:justify-between ad:gap-4 ad:border-b ad:border-border ad:px-4 ad:py-2.5 ad:text-sm ad:font-semibold">
              <time dateTime={date}>{formatWeekdayDate(date)}</time>
              <span className="ad:tabular-nums">
                <Minutes minutes={minutes} />
              </span>
            </h4>
            <ul className="ad:divide-y ad:divide-border">
              {work.map((one) => (
                <WorkItem key={one.timesheetId ?? 'time-off'} date={date} work={one} timeZone={timeZone} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface WorkItemProps {
  readonly date: string;
  readonly work: Work;
  readonly timeZone: string;
}

function WorkItem({ date, work: { timesheetId, lines }, timeZone }: WorkItemProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="ad:flex ad:flex-col ad:gap-3 ad:px-4 ad:py-3">
      <ul className="ad:flex ad:flex-col ad:gap-2.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one timesheet on one day have no id, and keep their order
          <Line key={index} line={line} />
        ))}
      </ul>
      {timesheetId !== null && (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${open ? 'Hide' : 'Show'} clock times of ${formatWeekdayDate(date)}`}
            onClick={() => setOpen(!open)}
            className="ad:-ml-3 ad:w-fit ad:text-muted-foreground"
          >
            <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
            {open ? 'Hide clock times' : 'Show clock times'}
          </Button>
          <div id={id} hidden={!open}>
            {open && <ClockTimes id={timesheetId} timeZone={timeZone} />}
          </div>
        </>
      )}
    </li>
  );
}

function Line({ line: { kind, minutes, explanation, rule } }: { readonly line: PayLine }) {
  return (
    <li className="ad:flex ad:flex-col ad:gap-1">
      <p className="ad:flex ad:items-center ad:justify-between ad:gap-4 ad:text-sm">
        <Badge variant={kindVariants[kind]}>{payKindLabels[kind]}</Badge>
        <span className={cn('ad:tabular-nums', kind !== 'REGULAR' && 'ad:font-medium')}>
          <Minutes minutes={minutes} />
        </span>
      </p>
      <p data-rule={rule} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {explanation}
      </p>
    </li>
  );
}
