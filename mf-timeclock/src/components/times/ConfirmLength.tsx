import { failureOf } from '@timetrack/client';
import { ConfirmDialog } from '@timetrack/ui';
import { useRef, useState } from 'react';

interface ConfirmLengthProps {
  readonly confirmation: LengthConfirmation;
  readonly onConfirm: () => void;
}

/** Confirms an unusually long timesheet. The entered values stay in the form behind it. */
export function ConfirmLength({ confirmation, onConfirm }: ConfirmLengthProps) {
  return (
    <ConfirmDialog
      open={confirmation.message !== null}
      title="Are the times correct?"
      description={confirmation.message}
      action="Times are correct"
      cancel="Change the times"
      onAction={() => {
        confirmation.confirm();
        onConfirm();
      }}
      onOpenChange={confirmation.cancel}
    />
  );
}

interface LengthConfirmation {
  /** The gateway's sentence, or null if there is no question. */
  readonly message: string | null;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** What to send with the times: the answer, which is valid for one request. */
  readonly takeAnswer: () => { readonly confirmLongTimesheet?: true };
  /** Opens the dialog if the gateway requires a confirmation, and returns whether it does. */
  readonly askAbout: (error: unknown) => boolean;
}

export function useLengthConfirmation(): LengthConfirmation {
  const [message, setMessage] = useState<string | null>(null);
  const isConfirmed = useRef(false);
  return {
    message,
    confirm: () => {
      isConfirmed.current = true;
      setMessage(null);
    },
    cancel: () => setMessage(null),
    takeAnswer: () => {
      const answer = isConfirmed.current ? ({ confirmLongTimesheet: true } as const) : {};
      isConfirmed.current = false;
      return answer;
    },
    askAbout: (error) => {
      const question = failureOf(error).fields.confirmLongTimesheet;
      if (question === undefined) return false;
      setMessage(question);
      return true;
    },
  };
}
