import { useSession } from '@timetrack/contracts';
import { Card } from '@timetrack/ui';
import { dayOf } from '../../../parts/moments.js';
import type { AuditFilter } from '../address/audit-address.js';
import type { Entry } from '../entry/labels.js';
import type { Standing } from '../people/use-people.js';
import { EntryRow } from './EntryRow.js';

interface EntriesProps {
  readonly entries: readonly Entry[];
  /** They answer the question before the last. */
  readonly outdated: boolean;
  readonly standingOf: (id: string) => Standing;
  readonly onNarrow: (changes: Partial<AuditFilter>) => void;
}

/** Day by day, as the organization's calendar has them. */
export function Entries({ entries, outdated, standingOf, onNarrow }: EntriesProps) {
  const { timezoneInForce } = useSession().user.organization;
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, timezoneInForce));
  return (
    <div
      aria-busy={outdated}
      className={`ad:flex ad:flex-col ad:gap-5 ad:transition-opacity ${outdated ? 'ad:opacity-60' : ''}`}
    >
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="ad:flex ad:flex-col ad:gap-2">
          <h2 className="ad:text-sm ad:font-semibold ad:text-muted-foreground">{day}</h2>
          <Card className="ad:@container">
            <ol className="ad:divide-y ad:divide-border">
              {ofDay.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  standing={standingOf(entry.actor.id)}
                  timeZone={timezoneInForce}
                  onNarrow={onNarrow}
                />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}
