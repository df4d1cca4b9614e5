import { formatExactDateTime, formatTime, fullName, type TimeZone, useTimeZone } from '@timetrack/screens';
import { Avatar, Badge, Button, VisuallyHidden } from '@timetrack/ui';
import { ArrowRight, ChevronDown } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import type { AuditEntry } from '../audit.graphql.js';
import { describeConcerned, formatDays, formatValue, subjectLabel } from '../entry/labels.js';
import type { AuditFilter } from '../filters/audit-filter.js';
import type { ActorStatus } from '../use-audit-log.js';

interface EntryRowProps {
  readonly entry: AuditEntry;
  readonly statusOf: (actorId: string) => ActorStatus;
  readonly onFilter: (changes: Partial<AuditFilter>) => void;
}

const statusLabels: Readonly<Partial<Record<ActorStatus, string>>> = { archived: 'Archived', deleted: 'Deleted' };

export function EntryRow({ entry, statusOf, onFilter }: EntryRowProps) {
  const id = useId();
  const timeZone = useTimeZone();
  const [open, setOpen] = useState(false);
  const { actor, apiKey, at, title, subjectType } = entry;
  const people = describeConcerned(entry);
  const time = formatTime(at, timeZone);
  const status = statusLabels[statusOf(actor.id)];
  const subjectName = entry.subjectName === fullName(actor) ? null : entry.subjectName;
  return (
    <li className="ad:text-sm">
      <div className="ad:flex ad:items-start ad:gap-3 ad:p-3 ad:md:px-4 ad:@2xl:items-center">
        <Avatar firstName={actor.firstName} lastName={actor.lastName} size="sm" />
        <div className="ad:flex ad:min-w-0 ad:flex-1 ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-1.5">
          <div className="ad:min-w-0 ad:grow ad:basis-64">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2">
              <span className="ad:font-medium ad:wrap-anywhere">{fullName(actor)}</span>
              {status && <Badge variant="outline">{status}</Badge>}
              {apiKey && (
                <span className="ad:min-w-0 ad:text-muted-foreground ad:wrap-anywhere">
                  {`by the API key ${apiKey.name}`}
                </span>
              )}
            </p>
            <p className="ad:wrap-anywhere">
              <span>{title}</span>
              {subjectName && (
                <span className="ad:text-muted-foreground">{` · ${formatDays(subjectName) ?? subjectName}`}</span>
              )}
              {people && <span className="ad:text-muted-foreground">{` · ${people}`}</span>}
            </p>
          </div>
          <Badge variant="secondary">{subjectLabel(subjectType)}</Badge>
          <time dateTime={at} className="ad:text-muted-foreground ad:tabular-nums ad:@2xl:w-18 ad:@2xl:text-right">
            {time}
          </time>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Details: ${fullName(actor)}, ${title}, ${time}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="ad:-my-1 ad:text-muted-foreground"
        >
          <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <EntryDetails entry={entry} onFilter={onFilter} />}
      </div>
    </li>
  );
}

interface EntryDetailsProps {
  readonly entry: AuditEntry;
  readonly onFilter: (changes: Partial<AuditFilter>) => void;
}

/** The changed fields, the position in the hash chain, and filters for the same record and the same person. */
function EntryDetails({ entry, onFilter }: EntryDetailsProps) {
  const timeZone = useTimeZone();
  const { actor, at, actionCode, address, client, changes, subjectType, subjectId, position, hash } = entry;
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
          <span>{`${position.toLocaleString('en-US')} · `}</span>
          <code className="ad:font-mono">{actionCode}</code>
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
          <span className="ad:truncate">{`Only ${fullName(actor)}`}</span>
        </Button>
      </div>
    </div>
  );
}

type Change = AuditEntry['changes'][number];

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly timeZone: TimeZone;
}

/** Each field with its value before and after. Marks fields that were empty, are empty now, or did not change. */
function ChangeList({ changes, timeZone }: ChangeListProps) {
  return (
    <dl className="ad:grid ad:gap-x-4 ad:gap-y-3 ad:@2xl:grid-cols-[10rem_minmax(0,1fr)] ad:@2xl:gap-y-1.5">
      {changes.filter(hasValue).map(({ field, label, before, after }) => {
        const format = (value: string) => formatValue(value, timeZone, field);
        return (
          <div key={field} className="ad:@2xl:contents">
            <dt className="ad:text-muted-foreground">{label}</dt>
            <dd className="ad:flex ad:flex-wrap ad:items-baseline ad:gap-x-2 ad:gap-y-0.5 ad:wrap-anywhere">
              {before !== null && before === after ? (
                <UnchangedValue value={format(after)} />
              ) : (
                <BeforeAndAfter before={before && format(before)} after={after && format(after)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A field that was empty and still is says nothing: the notes of a new timesheet. */
const hasValue = ({ before, after }: Change): boolean => Boolean(before) || Boolean(after);

function UnchangedValue({ value }: { readonly value: string }) {
  return (
    <>
      <span className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap">{value}</span>
      <span className="ad:text-muted-foreground"> (unchanged)</span>
    </>
  );
}

function BeforeAndAfter({ before, after }: Pick<Change, 'before' | 'after'>) {
  return (
    <>
      {before && (
        <del className="ad:min-w-0 ad:whitespace-pre-wrap ad:text-muted-foreground">
          <VisuallyHidden>before: </VisuallyHidden>
          <span>{before}</span>
        </del>
      )}
      {before && <ArrowRight aria-hidden="true" className="ad:size-3.5 ad:shrink-0 ad:self-center" />}
      {after ? (
        <ins className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap ad:no-underline">
          <VisuallyHidden>after: </VisuallyHidden>
          <span>{after}</span>
        </ins>
      ) : (
        <span className="ad:text-muted-foreground">empty</span>
      )}
    </>
  );
}
