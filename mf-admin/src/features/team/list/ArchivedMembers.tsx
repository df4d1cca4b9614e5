import { Button, Card } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import type { MemberAction } from '../actions/MemberConfirmDialog.js';
import type { Member } from '../member/member.js';
import { MemberRow } from './MemberRow.js';
import { MembersTable } from './MembersTable.js';
import { ArchivedActions } from './RowActions.js';

interface ArchivedMembersProps {
  /** The total number of archived members, regardless of the search. */
  readonly count: number;
  readonly matches: readonly Member[];
  readonly onAction: (action: MemberAction) => void;
  readonly onReinstated: () => void;
  readonly onOpen: (id: string) => void;
}

export function ArchivedMembers({ count, matches, onAction, onReinstated, onOpen }: ArchivedMembersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className="ad:flex ad:flex-col ad:gap-3">
      <h2>
        <Button
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="ad:-ml-3 ad:h-auto ad:min-h-11 ad:px-3 ad:text-left ad:text-base ad:font-semibold ad:whitespace-normal"
        >
          <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
          Archived Team Members ({count})
        </Button>
      </h2>
      <Card id={id} hidden={!open} className={open ? undefined : 'ad:hidden'}>
        {open && matches.length === 0 && (
          <p className="ad:p-5 ad:text-sm ad:text-muted-foreground">
            {count === 0 ? 'No archived members.' : 'No archived members match the search.'}
          </p>
        )}
        {open && matches.length > 0 && (
          <MembersTable
            name="Archived members"
            members={matches}
            hasColors={false}
            sorting={null}
            onSort={() => undefined}
            renderRow={(member) => (
              <MemberRow
                key={member.id}
                member={member}
                isViewer={false}
                actions={<ArchivedActions member={member} onAction={onAction} onReinstated={onReinstated} />}
                onOpen={onOpen}
              />
            )}
          />
        )}
      </Card>
    </section>
  );
}
