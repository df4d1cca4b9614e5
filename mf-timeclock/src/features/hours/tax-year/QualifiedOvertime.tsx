import { useQuery } from '@timetrack/client';
import { formatDuration } from '@timetrack/screens';
import { Card } from '@timetrack/ui';
import { LoadQualifiedOvertime } from './tax-year.graphql.js';

/** The overtime of a tax year that the W-2 reports. Nothing without any, which most people have. */
export function QualifiedOvertime({ year }: { readonly year: number }) {
  const { data } = useQuery(LoadQualifiedOvertime, { variables: { year } });
  const found = data?.viewer?.myQualifiedOvertime;
  if (!found || found.minutes === 0) return null;
  return (
    <Card className="tc:flex tc:flex-col tc:gap-2 tc:p-4 tc:sm:p-5">
      <h2 className="tc:font-semibold">{`Overtime for your W-2, ${found.year}`}</h2>
      <p className="tc:tabular-nums">{`${formatDuration(found.minutes)} of federal overtime in closed pay periods`}</p>
      <ul className="tc:flex tc:flex-col tc:gap-1 tc:text-sm tc:text-muted-foreground">
        {found.weeks
          .filter(({ minutes }) => minutes !== 0)
          .map(({ endDate, explanation }) => (
            <li key={endDate} className="tc:text-pretty">
              {explanation}
            </li>
          ))}
      </ul>
      <p className="tc:text-sm tc:text-pretty tc:text-muted-foreground">
        Your employer reports the premium for these hours in box 12, code TT.
      </p>
    </Card>
  );
}
