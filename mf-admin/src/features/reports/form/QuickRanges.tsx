import { Link } from '@timetrack/contracts/routing';
import { Button, Skeleton } from '@timetrack/ui';
import { rangeInWords } from '../../../parts/days.js';
import type { Asked } from '../address/report-address.js';
import { quickRanges } from '../ranges/ranges.js';
import { useCalendar } from '../ranges/use-calendar.js';

interface QuickRangesProps {
  /** What the form says: the kind of report stays, the days are the range's. */
  readonly asked: Asked;
  readonly queryFor: (asked: Asked) => string;
}

/** Links to the report of the usual days. Without them the two dates are still there. */
export function QuickRanges({ asked, queryFor }: QuickRangesProps) {
  const calendar = useCalendar();
  if (!calendar) return <Skeleton className="ad:h-11 ad:max-w-2xl ad:md:h-8" />;
  return (
    <nav aria-label="Quick ranges">
      <ul className="ad:flex ad:flex-wrap ad:gap-2">
        {quickRanges(calendar).map(({ name, startDate, endDate }) => {
          const shown = asked.startDate === startDate && asked.endDate === endDate;
          return (
            <li key={name}>
              <Button asChild variant={shown ? 'secondary' : 'outline'} size="sm">
                <Link
                  to={queryFor({ ...asked, startDate, endDate })}
                  aria-current={shown ? 'true' : undefined}
                  title={rangeInWords(startDate, endDate)}
                >
                  {name}
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
