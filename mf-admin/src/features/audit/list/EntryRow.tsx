import { Avatar, Badge, Button } from '@timetrack/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { timeOf } from '../../../parts/moments.js';
import type { AuditFilter } from '../address/audit-address.js';
import { type Entry, nameOf, subjectName } from '../entry/labels.js';
import type { Standing } from '../people/use-people.js';
import { EntryDetails } from './EntryDetails.js';

interface EntryRowProps {
  readonly entry: Entry;
  /** Of whoever did it, today. */
  readonly standing: Standing;
  readonly timeZone: string;
  readonly onNarrow: (changes: Partial<AuditFilter>) => void;
}

const standings: Readonly<Partial<Record<Standing, string>>> = { archived: 'Archived', deleted: 'Deleted' };

/** One line that says it all, and behind it what exactly changed. */
export function EntryRow({ entry, standing, timeZone, onNarrow }: EntryRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { actor, at, description, subjectType } = entry;
  const time = timeOf(at, timeZone);
  const gone = standings[standing];
  const about = entry.subjectName === nameOf(actor) ? null : entry.subjectName;
  return (
    <li className="ad:text-sm">
      <div className="ad:flex ad:items-start ad:gap-3 ad:p-3 ad:md:px-4 ad:@2xl:items-center">
        <Avatar firstName={actor.firstName} lastName={actor.lastName} size="sm" />
        <div className="ad:flex ad:min-w-0 ad:flex-1 ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-1.5">
          <div className="ad:min-w-0 ad:grow ad:basis-64">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2">
              <span className="ad:font-medium ad:wrap-anywhere">{nameOf(actor)}</span>
              {gone && <Badge variant="outline">{gone}</Badge>}
            </p>
            <p className="ad:wrap-anywhere">
              {description}
              {about && <span className="ad:text-muted-foreground"> · {about}</span>}
            </p>
          </div>
          <Badge variant="secondary">{subjectName(subjectType)}</Badge>
          <time dateTime={at} className="ad:text-muted-foreground ad:tabular-nums ad:@2xl:w-18 ad:@2xl:text-right">
            {time}
          </time>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Details: ${nameOf(actor)}, ${description}, ${time}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="ad:-my-1 ad:text-muted-foreground"
        >
          <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <EntryDetails entry={entry} timeZone={timeZone} onNarrow={onNarrow} />}
      </div>
    </li>
  );
}
