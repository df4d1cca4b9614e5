import { useTimeZone } from '@timetrack/screens';
import { useId } from 'react';
import { formatClockDateTime } from '../../../components/times/time-formats.js';
import type { FragmentType } from '../../../gql/index.js';
import { historyLines } from './history-lines.js';
import { historyOf, type TimesheetHistoryTimesheet } from './timesheet-history.graphql.js';

interface TimesheetHistoryProps {
  readonly timesheet: FragmentType<typeof TimesheetHistoryTimesheet>;
}

export function TimesheetHistory({ timesheet }: TimesheetHistoryProps) {
  const timeZone = useTimeZone();
  const heading = useId();
  const entries = historyOf(timesheet);
  return (
    <section aria-labelledby={heading} className="tc:flex tc:flex-col tc:gap-3">
      <h3 id={heading} className="tc:text-sm tc:font-medium">
        History
      </h3>
      {entries.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">No changes yet</p>}
      <ol className="tc:flex tc:flex-col tc:gap-3 tc:border-l tc:border-border tc:pl-4 tc:text-sm">
        {entries.toReversed().map((entry) => {
          return (
            <li key={`${entry.at} ${entry.title}`} className="tc:flex tc:flex-col tc:gap-0.5">
              <p className="tc:font-medium">{entry.title}</p>
              {historyLines(entry, timeZone).map((line) => (
                <p key={line} className="tc:wrap-anywhere">
                  {line}
                </p>
              ))}
              <p className="tc:text-xs tc:text-muted-foreground">
                {entry.actorName}, <time dateTime={entry.at}>{formatClockDateTime(entry.at, timeZone)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
