import { useCan } from '@timetrack/contracts';
import { useGuardedDialog } from '@timetrack/contracts/routing';
import { dateOf, type useAddressState, useMissingDialog, useTimeZone } from '@timetrack/screens';
import { CorrectionDialog } from '../corrections/index.js';
import type { HoursAddress } from './address/hours-address.js';
import type { Hours } from './data/hours.types.js';
import { DayDialog } from './day/DayDialog.js';
import { describeDay } from './days/hours-days.js';
import { SignDialog } from './sign/SignDialog.js';

interface HoursDialogsProps {
  readonly address: ReturnType<typeof useAddressState<HoursAddress>>;
  /** Null until they are loaded. */
  readonly hours: Hours | null;
  /** False if the hours are those that were seen last, because there is no network. */
  readonly isCurrent: boolean;
  readonly onChanged: () => void;
}

/** The dialog that the address names. */
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
