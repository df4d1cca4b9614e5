import { useTimeZone } from '../../../time/use-time-zone.js';
import { clockDateAndTime } from '../words.js';
import { type HistoryEntry, inWords } from './history-words.js';

/** Who changed what, and when; the latest first. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const timeZone = useTimeZone();
  return (
    <section aria-labelledby="timesheet-history" className="tc:flex tc:flex-col tc:gap-3">
      <h3 id="timesheet-history" className="tc:text-sm tc:font-medium">
        History
      </h3>
      {entries.length === 0 && <p className="tc:text-sm tc:text-muted-foreground">Nothing is recorded yet</p>}
      <ol className="tc:flex tc:flex-col tc:gap-3 tc:border-l tc:border-border tc:pl-4 tc:text-sm">
        {entries.toReversed().map((entry) => {
          const { title, lines } = inWords(entry, timeZone);
          return (
            <li key={`${entry.at} ${entry.action}`} className="tc:flex tc:flex-col tc:gap-0.5">
              <p className="tc:font-medium">{title}</p>
              {lines.map((line) => (
                <p key={line} className="tc:wrap-anywhere">
                  {line}
                </p>
              ))}
              <p className="tc:text-xs tc:text-muted-foreground">
                {entry.actorName}, <time dateTime={entry.at}>{clockDateAndTime(entry.at, timeZone)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
