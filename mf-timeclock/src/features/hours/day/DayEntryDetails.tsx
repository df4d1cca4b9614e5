import { useMutation, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatWeekdayDateTime, fullName, useReportFailure, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { PencilLine } from '@timetrack/ui/icons';
import { useId } from 'react';
import { PunchPlaces } from '../../../components/times/PunchPlaces.js';
import { formatBreaks, formatTimesheetRange, TimesheetHistory } from '../../timesheets/index.js';
import { type HoursCorrection, LoadHistory, WithdrawCorrection } from '../data/hours.graphql.js';
import { CorrectionBadge, HoursBadges } from '../days/DayParts.js';
import type { DayEntry, PayLine } from '../days/hours-days.js';
import { BreakAnswer } from './BreakAnswer.js';
import { PayLines } from './PayLines.js';

interface DayEntryDetailsProps {
  readonly entry: DayEntry;
  readonly lines: readonly PayLine[];
  /** Null if corrections can't be requested now. */
  readonly onCorrect: (() => void) | null;
  readonly onChanged: () => void;
}

export function DayEntryDetails({ entry, lines, onCorrect, onChanged }: DayEntryDetailsProps) {
  const timeZone = useTimeZone();
  const heading = useId();
  const { timesheet, correction } = entry;
  const { data } = useQuery(LoadHistory, { variables: { id: timesheet.id }, fetchPolicy: 'cache-and-network' });
  const history = data?.viewer?.timesheet;
  const isPending = correction?.status === 'PENDING';
  return (
    <section aria-labelledby={heading} className="tc:flex tc:flex-col tc:gap-3 tc:text-sm">
      <h3 id={heading} className="tc:font-medium">
        {formatTimesheetRange(timesheet, timeZone)}
      </h3>
      <HoursBadges entry={entry} />
      {timesheet.rejection && (
        <p className="tc:wrap-anywhere">
          {`Rejected by ${fullName(timesheet.rejection.by)}: “${timesheet.rejection.reason}”`}
        </p>
      )}
      {timesheet.exceptions.length > 0 && (
        <ul className="tc:list-disc tc:pl-5">
          {timesheet.exceptions.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <p className="tc:wrap-anywhere">
        {`${timesheet.job?.name ?? 'No job'}, ${formatBreaks(timesheet.breaks, timeZone)}`}
      </p>
      {history && <PunchPlaces timesheet={history} />}
      {lines.length > 0 && <PayLines lines={lines} />}
      {correction && correction.status !== 'WITHDRAWN' && (
        <CorrectionNotice correction={correction} onChanged={onChanged} />
      )}
      {timesheet.lockedBy && (
        <p className="tc:text-muted-foreground">These days are closed. Ask your manager if something is wrong.</p>
      )}
      {timesheet.asksForBreaks && timesheet.clockOutAt && (
        <BreakAnswer
          timesheet={timesheet}
          onCorrect={isPending ? null : onCorrect}
          onAnswered={timesheet.lockedBy ? null : onChanged}
        />
      )}
      {onCorrect && !timesheet.lockedBy && !isPending && (
        <Button variant="outline" className="tc:self-start" onClick={onCorrect}>
          <PencilLine aria-hidden="true" />
          <span>Ask for a Correction</span>
        </Button>
      )}
      {history && <TimesheetHistory timesheet={history} />}
    </section>
  );
}

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
      {reason && <p className="tc:wrap-anywhere tc:text-muted-foreground">{`“${reason}”`}</p>}
      {answer && <p className="tc:text-muted-foreground">{answer}</p>}
      {managerNotes && <p className="tc:wrap-anywhere">{`“${managerNotes}”`}</p>}
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
