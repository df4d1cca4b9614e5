import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import { Button, Skeleton } from '@timetrack/ui';
import { LoadDateRanges } from './date-ranges.graphql.js';

interface QuickRangesProps {
  readonly selected: DateRange;
  readonly queryFor: (range: DateRange) => string;
}

/** Links to reports of common date ranges. A shortcut only, so a failure to load them is not shown. */
export function QuickRanges({ selected, queryFor }: QuickRangesProps) {
  const { data, error } = useQuery(LoadDateRanges, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.viewer?.dateRanges) return error ? null : <Skeleton className="ad:h-11 ad:max-w-2xl ad:md:h-8" />;
  return (
    <nav aria-label="Quick ranges">
      <ul className="ad:flex ad:flex-wrap ad:gap-2">
        {data.viewer.dateRanges.map(({ key, label, startDate, endDate }) => {
          const isSelected = selected.startDate === startDate && selected.endDate === endDate;
          return (
            <li key={key}>
              <Button asChild variant={isSelected ? 'secondary' : 'outline'} size="sm">
                <Link
                  to={`?${queryFor({ startDate, endDate })}`}
                  aria-current={isSelected ? 'true' : undefined}
                  title={formatDateRange(startDate, endDate)}
                >
                  {label}
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
