import { Button } from '@timetrack/ui';
import { exactMomentOf } from '../../../parts/moments.js';
import type { AuditFilter } from '../address/audit-address.js';
import { type Entry, nameOf } from '../entry/labels.js';
import { ChangeList } from './ChangeList.js';

interface EntryDetailsProps {
  readonly entry: Entry;
  readonly timeZone: string;
  readonly onNarrow: (changes: Partial<AuditFilter>) => void;
}

/** What changed, where the entry stands in the chain, and the way to what else happened to the same thing. */
export function EntryDetails({ entry, timeZone, onNarrow }: EntryDetailsProps) {
  const { actor, at, action, changes, subjectType, subjectId, position, hash } = entry;
  return (
    <div className="ad:flex ad:flex-col ad:gap-4 ad:border-t ad:border-border ad:bg-muted/50 ad:p-4 ad:@2xl:pl-15">
      {changes.length > 0 ? (
        <ChangeList changes={changes} timeZone={timeZone} />
      ) : (
        <p className="ad:text-muted-foreground">There is no more to say: no field changed.</p>
      )}
      <dl className="ad:grid ad:grid-cols-[auto_minmax(0,1fr)] ad:gap-x-4 ad:gap-y-1 ad:text-xs ad:text-muted-foreground">
        <dt>Time</dt>
        <dd className="ad:tabular-nums">{exactMomentOf(at, timeZone)}</dd>
        <dt>Entry</dt>
        <dd className="ad:wrap-anywhere">
          {position.toLocaleString('en-US')} · <code className="ad:font-mono">{action}</code>
        </dd>
        <dt>SHA-256</dt>
        <dd className="ad:font-mono ad:break-all">{hash}</dd>
      </dl>
      <div className="ad:flex ad:flex-wrap ad:gap-2">
        <Button variant="outline" size="sm" onClick={() => onNarrow({ subject: subjectType, about: subjectId })}>
          Only This Subject
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onNarrow({ actor: actor.id })}
          className="ad:max-w-full ad:shrink"
        >
          <span className="ad:truncate">Only {nameOf(actor)}</span>
        </Button>
      </div>
    </div>
  );
}
