import { useCan } from '@timetrack/contracts';
import { type useAddressState, useTimeZone } from '@timetrack/screens';
import type { HoursAddress } from './address/hours-address.js';
import type { Hours } from './data/hours.types.js';
import { DayDialog } from './day/DayDialog.js';
import { describeDay } from './days/hours-days.js';

interface HoursDialogsProps {
  readonly address: ReturnType<typeof useAddressState<HoursAddress>>;
  /** Null until they are loaded. */
  readonly hours: Hours | null;
  /** False if the hours are those that were seen last, because there is no network. */
  readonly isCurrent: boolean;
  readonly onChanged: () => void;
}

/** The dialog that the address names. */
export function HoursDialogs({ address: { state, swap, close }, hours, isCurrent, onChanged }: HoursDialogsProps) {
  const timeZone = useTimeZone();
  const mayRequest = useCan('REQUEST_CORRECTION');
  const { dialog } = state;
  if (dialog?.kind !== 'day' || !hours) return null;
  return (
    <DayDialog
      day={describeDay(hours, dialog.day, timeZone)}
      canCorrect={mayRequest && isCurrent && hours.period.status === 'OPEN'}
      onCorrect={(id) => swap({ dialog: { kind: 'correct', id } })}
      onAdd={() => swap({ dialog: { kind: 'add', day: dialog.day } })}
      onChanged={onChanged}
      onClose={() => close({ dialog: null })}
    />
  );
}
