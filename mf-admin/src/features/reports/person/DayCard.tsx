import { Badge, type BadgeProps, cn } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import { payKindLabels } from '../../../components/pay-labels.js';
import type { PayKind } from '../../../gql/graphql.js';
import type { Day, PayLine } from './person-pay.js';

const kindVariants: Readonly<Record<PayKind, BadgeProps['variant']>> = {
  REGULAR: 'secondary',
  OVERTIME: 'warning',
  DOUBLE_TIME: 'destructive',
  PTO: 'success',
};

interface DayCardProps {
  readonly day: Day;
  readonly heading: ReactNode;
  readonly timesheet?: (id: string) => ReactNode;
  readonly footer?: ReactNode;
}

export function DayCard({ day: { minutes, work }, heading, timesheet, footer }: DayCardProps) {
  return (
    <div className="ad:rounded-lg ad:border ad:border-border ad:bg-card">
      <h4 className="ad:flex ad:items-baseline ad:justify-between ad:gap-4 ad:border-b ad:border-border ad:px-4 ad:py-2.5 ad:text-sm ad:font-semibold">
        {heading}{' '}
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

function Line({ line: { kind, minutes, explanation, payRule, job } }: { readonly line: PayLine }) {
  return (
    <li className="ad:flex ad:flex-col ad:gap-1">
      <p className="ad:flex ad:items-center ad:gap-x-2.5 ad:text-sm">
        <Badge variant={kindVariants[kind]}>{payKindLabels[kind]}</Badge>
        <span className="ad:min-w-0 ad:grow ad:wrap-anywhere">{job?.name}</span>
        <span className={cn('ad:shrink-0 ad:tabular-nums', kind !== 'REGULAR' && 'ad:font-medium')}>
          <Minutes minutes={minutes} />
        </span>
      </p>
      <p data-rule={payRule} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {explanation}
      </p>
    </li>
  );
}
