import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatWeekdayDateTime, fullName, useReportFailure, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { formatTimesheetRange } from '../../timesheets/index.js';
import { type HoursCorrection, WithdrawCorrection } from '../data/hours.graphql.js';
import { CorrectionBadge } from '../days/HoursBadges.js';

interface CorrectionNoticeProps {
  readonly correction: HoursCorrection;
  readonly onChanged: () => void;
}

export function CorrectionNotice({ correction, onChanged }: CorrectionNoticeProps) {
  const { reason, managerNotes, overtakenReason, canWithdraw, status } = correction;
  const { isWithdrawing, withdraw } = useWithdraw(correction.id, onChanged);
  const answer = useAnswer(correction);
  return (
    <div className="tc:flex tc:flex-col tc:gap-2 tc:rounded-md tc:border tc:border-border tc:p-3">
      <CorrectionBadge status={status} />
      <p className="tc:wrap-anywhere">{useRequest(correction)}</p>
      {reason && <p className="tc:wrap-anywhere tc:text-muted-foreground">“{reason}”</p>}
      {answer && <p className="tc:text-muted-foreground">{answer}</p>}
      {managerNotes && <p className="tc:wrap-anywhere">“{managerNotes}”</p>}
      {overtakenReason && <p>{overtakenReason}</p>}
      {canWithdraw && (
        <Button variant="outline" busy={isWithdrawing} className="tc:self-start" onClick={withdraw}>
          Withdraw
        </Button>
      )}
    </div>
  );
}

/** `Requested: Mon, Nov 2, 9:00 AM – 5:30 PM` */
function useRequest({ kind, clockInAt, clockOutAt }: HoursCorrection): string {
  const timeZone = useTimeZone();
  if (kind === 'REMOVE') return 'Requested: remove this timesheet';
  return `Requested: ${formatTimesheetRange({ clockInAt, clockOutAt }, timeZone)}`;
}

/** `Maya Torres, Tue, Nov 10, 8:05 AM` */
function useAnswer({ decidedAt, decidedBy, status }: HoursCorrection): string | null {
  const timeZone = useTimeZone();
  if (!decidedAt || !decidedBy || status === 'WITHDRAWN') return null;
  return `${fullName(decidedBy)}, ${formatWeekdayDateTime(decidedAt, timeZone)}`;
}

function useWithdraw(id: string, onChanged: () => void) {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [send, { loading }] = useMutation(WithdrawCorrection);
  const withdraw = async () => {
    try {
      await send({ variables: { input: { id } } });
      showToast({ title: 'Correction withdrawn' });
    } catch (error) {
      reportFailure(error, 'Failed to withdraw the correction');
    }
    onChanged();
  };
  return { isWithdrawing: loading, withdraw: () => void withdraw() };
}
