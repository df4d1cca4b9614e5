import { Card } from '@timetrack/ui';
import type { HoursPay } from '../data/hours.graphql.js';
import { formatHours } from '../days/hours-formats.js';

/** The four sums of the period, and all of them together. */
export function Totals({ pay }: { readonly pay: HoursPay }) {
  const totals = [
    ['Regular', pay.regularMinutes],
    ['Overtime', pay.overtimeMinutes],
    ['Double time', pay.doubleTimeMinutes],
    ['Time off', pay.ptoMinutes],
  ] as const;
  return (
    <Card className="tc:flex tc:flex-col tc:gap-3 tc:p-4 tc:sm:p-5">
      <p className="tc:text-xl tc:font-semibold tc:tabular-nums">Total {formatHours(pay.totalMinutes)}</p>
      <dl className="tc:grid tc:grid-cols-2 tc:gap-3 tc:sm:grid-cols-4">
        {totals.map(([name, minutes]) => (
          <div key={name} className="tc:flex tc:flex-col">
            <dt className="tc:text-sm tc:text-muted-foreground">{name}</dt>
            <dd className="tc:font-medium tc:tabular-nums">{formatHours(minutes)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
