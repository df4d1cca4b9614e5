import { useCan } from '@timetrack/contracts';
import { useGuardedDialog } from '@timetrack/contracts/routing';
import {
  dateOf,
  formatDuration,
  formatFullDate,
  type useAddressState,
  useMissingDialog,
  useTimeZone,
} from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { CorrectionDialog } from '../corrections/index.js';
import type { HoursAddress } from './address/hours-address.js';
import type { Hours } from './data/hours.graphql.js';
import { CorrectionNotice, DayEntryDetails } from './day/DayEntryDetails.js';
import { PayLines } from './day/PayLines.js';
import { describeDay, type HoursDay } from './days/hours-days.js';
import { SignDialog } from './sign/SignDialog.js';

interface HoursDialogsProps {
  readonly address: ReturnType<typeof useAddressState<HoursAddress>>;
  readonly hours: Hours | null;
  /** False if the hours are those that were seen last, because there is no network. */
  readonly isCurrent: boolean;
  readonly onChanged: () => void;
}

export function HoursDialogs({ address, hours, isCurrent, onChanged }: HoursDialogsProps) {
  const { state, swap, close, queryWith } = address;
  const timeZone = useTimeZone();
  const mayRequest = useCan('REQUEST_CORRECTION');
  const closeDialog = () => close({ dialog: null });
  const { dialog, guard } = useGuardedDialog({
    dialog: state.dialog,
    below: queryWith({ dialog: null }),
    close: closeDialog,
  });
  const isSigning = dialog?.kind === 'sign';
  const isFound = hours && isCurrent ? !isSigning || Boolean(hours.pay.signOffForm) : undefined;
  useMissingDialog({ id: dialog?.kind ?? null, isFound, close: closeDialog });
  if (!dialog || !hours) return null;
  const { signOffForm } = hours.pay;
  if (dialog.kind === 'sign') {
    if (!signOffForm) return null;
    return <SignDialog hours={hours} form={signOffForm} guard={guard} onChanged={onChanged} />;
  }
  if (dialog.kind === 'correct') {
    const timesheet = hours.timesheets.find(({ id }) => id === dialog.id);
    // A link may name a timesheet of another period. The day only chooses the shift that is proposed.
    const day = timesheet ? dateOf(timesheet.clockInAt, timeZone) : hours.period.startDate;
    return <CorrectionDialog key={dialog.id} timesheetId={dialog.id} day={day} guard={guard} />;
  }
  if (dialog.kind === 'add') {
    return <CorrectionDialog timesheetId={null} day={dialog.day} recorded={hours.timesheets} guard={guard} />;
  }
  return (
    <DayDialog
      day={describeDay(hours, dialog.day, timeZone)}
      canCorrect={mayRequest && isCurrent && hours.period.status === 'OPEN'}
      onCorrect={(id) => swap({ dialog: { kind: 'correct', id } })}
      onAdd={() => swap({ dialog: { kind: 'add', day: dialog.day } })}
      onChanged={onChanged}
      onClose={closeDialog}
    />
  );
}

interface DayDialogProps {
  readonly day: HoursDay;
  /** Whether corrections can be requested now. They need the network. */
  readonly canCorrect: boolean;
  readonly onCorrect: (timesheetId: string) => void;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** `8h in total, plus premiums`: premiums are not time worked. */
function describeMinutes({ minutes, lines }: HoursDay): string {
  if (minutes === null) return 'Nothing counts on this day yet.';
  const hasPremiums = lines.some(({ kind }) => kind === 'MEAL_PREMIUM' || kind === 'REST_PREMIUM');
  return `${formatDuration(minutes)} in total${hasPremiums ? ', plus premiums' : ''}`;
}

/** One day: its punches, the pay lines with their explanations, the history, and corrections. */
function DayDialog({ day, canCorrect, onCorrect, onAdd, onChanged, onClose }: DayDialogProps) {
  const { date, entries, lines, additions } = day;
  const others = lines.filter(({ timesheetId }) => timesheetId === null);
  const isClosed = entries.some(({ timesheet }) => timesheet.lockedBy !== null);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader title={formatFullDate(date)} description={describeMinutes(day)} />
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
            <span>Add Missing Work</span>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
