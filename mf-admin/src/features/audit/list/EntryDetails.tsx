import { formatExactDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import type { AuditFilter } from '../filters/audit-filter.js';
import { ChangeList } from './ChangeList.js';
import { EntryDetailsAuditLogEntry } from './entries.graphql.js';

interface EntryDetailsProps {
  readonly entry: FragmentType<typeof EntryDetailsAuditLogEntry>;
  readonly onFilter: (changes: Partial<AuditFilter>) => void;
}

/** The changed fields, the position in the hash chain, and filters for the same record and the same person. */
export function EntryDetails({ onFilter, ...props }: EntryDetailsProps) {
  const timeZone = useTimeZone();
  const { actor, at, actionCode, address, client, changes, subjectType, subjectId, position, hash } = readFragment(
    EntryDetailsAuditLogEntry,
    props.entry,
  );
  return (
    <div className="ad:flex ad:flex-col ad:gap-4 ad:border-t ad:border-border ad:bg-muted/50 ad:p-4 ad:@2xl:pl-15">
      {changes.length > 0 ? (
        <ChangeList changes={changes} timeZone={timeZone} />
      ) : (
        <p className="ad:text-muted-foreground">No fields changed.</p>
      )}
      <dl className="ad:grid ad:grid-cols-[auto_minmax(0,1fr)] ad:gap-x-4 ad:gap-y-1 ad:text-xs ad:text-muted-foreground">
        <dt>Time</dt>
        <dd className="ad:tabular-nums">{formatExactDateTime(at, timeZone)}</dd>
        {address && (
          <>
            <dt>Address</dt>
            <dd className="ad:wrap-anywhere ad:tabular-nums">{address}</dd>
          </>
        )}
        {client && (
          <>
            <dt>Client</dt>
            <dd className="ad:wrap-anywhere">{client}</dd>
          </>
        )}
        <dt>Entry</dt>
        <dd className="ad:wrap-anywhere">
          {position.toLocaleString('en-US')} · <code className="ad:font-mono">{actionCode}</code>
        </dd>
        <dt>SHA-256</dt>
        <dd className="ad:font-mono ad:break-all">{hash}</dd>
      </dl>
      <div className="ad:flex ad:flex-wrap ad:gap-2">
        <Button variant="outline" size="sm" onClick={() => onFilter({ subject: subjectType, about: subjectId })}>
          Only This Record
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onFilter({ actor: actor.id })}
          className="ad:max-w-full ad:shrink"
        >
          <span className="ad:truncate">Only {fullName(actor)}</span>
        </Button>
      </div>
    </div>
  );
}
