import { dateOf, formatFullDate, useTimeZone } from '@timetrack/screens';
import { Card } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import type { ActorStatus } from '../entry/use-actors.js';
import type { AuditFilter } from '../filters/audit-filter.js';
import { EntryRow } from './EntryRow.js';
import { EntryListAuditLogEntry } from './entries.graphql.js';

interface EntryListProps {
  readonly entries: readonly FragmentType<typeof EntryListAuditLogEntry>[];
  readonly isOutdated: boolean;
  readonly statusOf: (actorId: string) => ActorStatus;
  readonly onFilter: (changes: Partial<AuditFilter>) => void;
}

/** The entries by day, in the organization's time zone. */
export function EntryList({ isOutdated, statusOf, onFilter, ...props }: EntryListProps) {
  const timeZone = useTimeZone();
  const entries = props.entries.map((entry) => readFragment(EntryListAuditLogEntry, entry));
  const days = Map.groupBy(entries, ({ at }) => formatFullDate(dateOf(at, timeZone)));
  return (
    <div
      aria-busy={isOutdated}
      className={`ad:flex ad:flex-col ad:gap-5 ad:transition-opacity ${isOutdated ? 'ad:opacity-60' : ''}`}
    >
      {[...days].map(([day, entriesOfDay]) => (
        <section key={day} aria-label={day} className="ad:flex ad:flex-col ad:gap-2">
          <h2 className="ad:text-sm ad:font-semibold ad:text-muted-foreground">{day}</h2>
          <Card className="ad:@container">
            <ol className="ad:divide-y ad:divide-border">
              {entriesOfDay.map((entry) => (
                <EntryRow key={entry.id} entry={entry} statusOf={statusOf} onFilter={onFilter} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}
