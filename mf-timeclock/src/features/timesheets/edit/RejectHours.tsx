import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { fullName, useTimeZone } from '@timetrack/screens';
import { Alert, Button, Field, Input } from '@timetrack/ui';
import { Ban } from '@timetrack/ui/icons';
import { type FormEvent, useState } from 'react';
import { formatClockDateTime } from '../../../components/times/time-formats.js';
import { refetchAfterReview } from '../../clock/index.js';
import { type DialogTimesheet, RejectTimesheet } from './timesheet-dialog.graphql.js';

interface RejectHoursProps {
  readonly timesheet: DialogTimesheet;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onRejected: () => void;
}

/** Rejects pending hours with a reason that the worker sees, from within the dialog of the timesheet. */
export function RejectHours({ timesheet, reason, onReason, onRejected }: RejectHoursProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, version, user, canReject } = timesheet;
  if (!canReject) return null;
  if (!isOpen) {
    return (
      <Button variant="outline" className="tc:self-start" onClick={() => setOpen(true)}>
        <Ban aria-hidden="true" />
        <span>Reject hours…</span>
      </Button>
    );
  }

  async function reject(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim() === '') {
      setFailure('Reason is required');
      return;
    }
    setRejecting(true);
    setFailure(null);
    try {
      const input = { id, reason, expectedVersion: version };
      await client.mutate({ mutation: RejectTimesheet, variables: { input } });
      showToast({ title: 'Hours rejected', description: fullName(user) });
      onRejected();
      void refetchAfterReview(client);
    } catch (error) {
      if (failureOf(error).code !== 'UNAUTHENTICATED') setFailure(messageOf(error, 'Could not reject the hours'));
      setRejecting(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="Reject hours"
      className="tc:flex tc:flex-col tc:gap-3 tc:rounded-lg tc:border tc:border-border tc:p-3"
      onSubmit={(event) => void reject(event)}
    >
      <Field
        label={`Why do you reject these hours? ${user.firstName} sees the reason.`}
        {...(failure !== null && { error: failure })}
      >
        <Input autoFocus maxLength={500} value={reason} onChange={({ target }) => onReason(target.value)} />
      </Field>
      <div className="tc:flex tc:gap-2">
        <Button type="submit" variant="destructive" size="sm" busy={isRejecting}>
          Reject hours
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onReason('');
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

export function RejectionNotice({ rejection }: Pick<DialogTimesheet, 'rejection'>) {
  const timeZone = useTimeZone();
  if (!rejection) return null;
  return (
    <Alert
      variant="warning"
      title={`Rejected by ${fullName(rejection.by)}, ${formatClockDateTime(rejection.at, timeZone)}`}
    >
      <p className="tc:wrap-anywhere">{`“${rejection.reason}”`}</p>
    </Alert>
  );
}
