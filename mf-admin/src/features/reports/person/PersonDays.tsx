import { Badge, type BadgeProps, Button, cn } from '@timetrack/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Section } from '../../../components/Section.js';
import type { PayKind } from '../../../gql/graphql.js';
import { dayInWords } from '../../../parts/days.js';
import { kindNames } from '../report/labels.js';
import { Minutes } from '../report/Minutes.js';
import { Punches } from './Punches.js';
import { daysOf, type PayLine, type WorkOfDay } from './person-pay.js';

const looks: Readonly<Record<PayKind, BadgeProps['variant']>> = {
  REGULAR: 'secondary',
  OVERTIME: 'warning',
  DOUBLE_TIME: 'destructive',
  PTO: 'success',
};

interface PersonDaysProps {
  readonly lines: readonly PayLine[];
  readonly timeZone: string;
}

/** Day by day what is paid, by which rule, and out of which punches. */
export function PersonDays({ lines, timeZone }: PersonDaysProps) {
  const days = daysOf(lines);
  return (
    <Section title="Day by day">
      {days.length === 0 && <p className="ad:text-sm ad:text-muted-foreground">Nothing is paid for these days.</p>}
      <ol className="ad:flex ad:flex-col ad:gap-3">
        {days.map(({ date, minutes, work }) => (
          <li key={date} className="ad:rounded-lg ad:border ad:border-border ad:bg-card">
            <h4 className="ad:flex ad:items-baseline ad:justify-between ad:gap-4 ad:border-b ad:border-border ad:px-4 ad:py-2.5 ad:text-sm ad:font-semibold">
              <time dateTime={date}>{dayInWords(date)}</time>
              <span className="ad:tabular-nums">
                <Minutes minutes={minutes} />
              </span>
            </h4>
            <ul className="ad:divide-y ad:divide-border">
              {work.map((one) => (
                <Work key={one.timesheetId ?? 'none'} date={date} work={one} timeZone={timeZone} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface WorkProps {
  readonly date: string;
  readonly work: WorkOfDay;
  readonly timeZone: string;
}

function Work({ date, work: { timesheetId, lines }, timeZone }: WorkProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="ad:flex ad:flex-col ad:gap-3 ad:px-4 ad:py-3">
      <ul className="ad:flex ad:flex-col ad:gap-2.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one timesheet on one day are told apart by their order
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
            aria-label={`${open ? 'Hide' : 'Show'} punches of ${dayInWords(date)}`}
            onClick={() => setOpen(!open)}
            className="ad:-ml-3 ad:w-fit ad:text-muted-foreground"
          >
            <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
            {open ? 'Hide punches' : 'Show punches'}
          </Button>
          <div id={id} hidden={!open}>
            {open && <Punches id={timesheetId} timeZone={timeZone} />}
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
        <Badge variant={looks[kind]}>{kindNames[kind]}</Badge>
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
