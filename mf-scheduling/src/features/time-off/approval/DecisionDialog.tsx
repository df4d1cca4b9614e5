import { formatWeekdayDateRange, fullName, useZodForm } from '@timetrack/screens';
import {
  Alert,
  AlertDescription,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Textarea,
} from '@timetrack/ui';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { formatHours, formatPolicy } from '../components/labels.js';
import type { DecisionDraft } from './use-decision.js';

interface DecisionDialogProps {
  readonly draft: DecisionDraft;
  /** Receives the focus when the dialog closes. */
  readonly focusNext: RefObject<HTMLElement | null>;
  readonly onClose: (note: string) => void;
  readonly onDecide: (note: string) => void;
}

const schema = z.object({ note: z.string() });

export function DecisionDialog({ draft, focusNext, onClose, onDecide }: DecisionDialogProps) {
  const { request, verdict } = draft;
  const action = verdict === 'approve' ? 'Approve' : 'Deny';
  const form = useZodForm({
    schema,
    defaultValues: { note: draft.note },
    failureTitle: `Failed to ${verdict} PTO request`,
    onSubmit: async ({ note }) => onDecide(note),
  });
  return (
    <Dialog open onOpenChange={() => onClose(form.getValues('note'))}>
      <DialogContent
        className="sc:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusNext.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{action} this request?</DialogTitle>
          <DialogDescription>
            {fullName(request.user)} requested {formatHours(request.hours)} of {formatPolicy(request.policy)},{' '}
            {formatWeekdayDateRange(request.startDate, request.endDate)}.
          </DialogDescription>
        </DialogHeader>
        <form
          className="sc:flex sc:flex-col sc:gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          {draft.overAllowance && (
            <Alert variant="warning">
              <AlertDescription>{draft.overAllowance}</AlertDescription>
            </Alert>
          )}
          <Field label="Note" optional hint={`${request.user.firstName} can read it.`}>
            <Textarea {...form.register('note')} />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant={verdict === 'approve' ? 'success' : 'destructive'}>
              {draft.overAllowance ? 'Approve Anyway' : `${action} Request`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
