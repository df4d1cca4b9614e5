import { formatDateRange, formatDuration, formatWeekdayDate } from '@timetrack/screens';
import { Card, CardContent, CardHeader } from '@timetrack/ui';
import type { HoursPay } from '../data/hours.graphql.js';
import type { PayLine } from '../days/hours-days.js';

const kinds: Readonly<Record<PayLine['kind'], string>> = {
  REGULAR: 'Regular',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  MEAL_PREMIUM: 'Meal premium',
  REST_PREMIUM: 'Rest premium',
  PTO: 'Time off',
};

export function PayLines({ lines }: { readonly lines: readonly PayLine[] }) {
  return (
    <ul className="tc:flex tc:flex-col tc:gap-2">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.explanation} ${line.policy?.id}`} className="tc:flex tc:flex-col">
          <span className="tc:flex tc:justify-between tc:gap-3 tc:font-medium">
            <span className="tc:wrap-anywhere">
              {line.policy ? `${kinds[line.kind]}: ${line.policy.name}` : kinds[line.kind]}
            </span>
            <span className="tc:whitespace-nowrap tc:tabular-nums">{formatDuration(line.minutes)}</span>
          </span>
          <span className="tc:text-muted-foreground">{line.explanation}</span>
        </li>
      ))}
    </ul>
  );
}

/** What this period pays, or takes back, for days of closed periods that were corrected later. */
export function PriorCorrections({ lines }: Pick<HoursPay, 'lines'>) {
  const corrections = lines.filter(({ adjusts }) => adjusts);
  if (corrections.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Corrections of Earlier Pay Periods" />
      <CardContent>
        <ul className="tc:flex tc:flex-col tc:gap-3 tc:text-sm">
          {corrections.map(({ date, kind, minutes, explanation, adjusts }) => (
            <li key={`${date} ${kind} ${minutes} ${explanation}`} className="tc:flex tc:justify-between tc:gap-3">
              <span className="tc:flex tc:flex-col">
                <span className="tc:font-medium">
                  {`${formatWeekdayDate(date)}${adjusts ? ` (${formatDateRange(adjusts.startDate, adjusts.endDate)})` : ''}`}
                </span>
                <span className="tc:text-muted-foreground">{explanation}</span>
              </span>
              <span className="tc:whitespace-nowrap tc:tabular-nums">{formatDuration(minutes)}</span>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
