import { formatFullDate } from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import type { HoursDay } from '../days/hours-days.js';
import { formatHours } from '../days/hours-formats.js';
import { CorrectionNotice } from './CorrectionNotice.js';
import { DayEntryDetails } from './DayEntryDetails.js';
import { PayLines } from './PayLines.js';

interface DayDialogProps {
  readonly day: HoursDay;
  /** Whether corrections can be requested now. They need the network. */
  readonly canCorrect: boolean;
  readonly onCorrect: (timesheetId: string) => void;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One day: its punches, the pay lines with their explanations, the history, and corrections. */
export function DayDialog({ day, canCorrect, onCorrect, onAdd, onChanged, onClose }: DayDialogProps) {
  const { date, entries, lines, minutes, additions } = day;
  const others = lines.filter(({ timesheetId }) => timesheetId === null);
  const isClosed = entries.some(({ timesheet }) => timesheet.lockedBy !== null);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{formatFullDate(date)}</DialogTitle>
          <DialogDescription>
            {minutes === null ? 'Nothing counts on this day yet.' : `${formatHours(minutes)} in total`}
          </DialogDescription>
        </DialogHeader>
        {entries.map((entry) => (
          <DayEntryDetails
            key={entry.timesheet.id}
            entry={entry}
            lines={lines.filter(({ timesheetId }) => timesheetId === entry.timesheet.id)}
            onCorrect={canCorrect ? () => onCorrect(entry.timesheet.id) : null}
            onChanged={onChanged}
          />
        ))}
        {others.length > 0 && (
          <section aria-label="Time off" className="tc:text-sm">
            <PayLines lines={others} />
          </section>
        )}
        {additions.map((correction) => (
          <section key={correction.id} aria-label="Work to be added" className="tc:text-sm">
            <CorrectionNotice correction={correction} onChanged={onChanged} />
          </section>
        ))}
        {canCorrect && !isClosed && (
          <Button variant="outline" className="tc:self-start" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Missing Work
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
