import { Button } from '@timetrack/ui';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { useTimesheetsScreen } from '../screen-context.js';
import { clockDate, nameOf, type Row } from '../words.js';
import { Locked } from './Locked.js';

/** What the server lets this person do with it now. */
export function RowActions({ row }: { readonly row: Row }) {
  const { open, askToDelete, approve, approving } = useTimesheetsScreen();
  const timeZone = useTimeZone();
  if (row.lockedBy) return <Locked by={row.lockedBy} />;
  if (!row.canReview) return null;
  const whose = `timesheet of ${nameOf(row.user)}, ${clockDate(row.clockInAt, timeZone)}`;
  return (
    <div className="tc:flex tc:items-center tc:justify-end tc:gap-1">
      {row.status === 'PENDING' && (
        <Button
          variant="outline"
          size="sm"
          data-approve=""
          aria-label={`Approve ${whose}`}
          busy={approving === row.id}
          onClick={({ currentTarget }) => approve(row, currentTarget)}
        >
          <Check aria-hidden="true" />
          Approve
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={`Edit ${whose}`} title="Edit" onClick={() => open(row.id)}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${whose}`}
        title="Delete"
        onClick={() => askToDelete(row)}
        className="tc:text-destructive tc:hover:bg-destructive-soft tc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
