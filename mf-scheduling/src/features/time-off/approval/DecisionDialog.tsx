import { fullName, useWatch, useZodForm } from '@timetrack/screens';
import { Button, Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, Field, Textarea } from '@timetrack/ui';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { AffectedShifts } from '../components/AffectedShifts.js';
import { ConfirmationAlerts } from '../components/ConfirmationAlerts.js';
import { formatHours, formatPolicy, phraseDays } from '../components/labels.js';
import { RequestNote } from '../components/RequestDetails.js';
import type { Decision, DecisionDraft } from './use-decision.js';

interface DecisionDialogProps {
  readonly draft: DecisionDraft;
  /** Receives the focus when the dialog closes. */
  readonly focusNext: RefObject<HTMLElement | null>;
  /** Called with every change, so that nothing is lost when the dialog closes. */
  readonly onChange: (decision: Decision) => void;
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision) => void;
}

const schema = z.object({ note: z.string(), removeFromShifts: z.boolean(), cancelEmptyShifts: z.boolean() });

export function DecisionDialog({ draft, focusNext, onChange, onClose, onDecide }: DecisionDialogProps) {
  const { request, verdict, note, removeFromShifts, cancelEmptyShifts } = draft;
  const hasQuestion = Object.keys(draft.confirmations).length > 0;
  const action = verdict === 'approve' ? 'Approve' : 'Deny';
  const form = useZodForm({
    schema,
    defaultValues: { note, removeFromShifts, cancelEmptyShifts },
    // The screen keeps the draft while the dialog is closed, and guards it.
    guard: { setUnsaved: () => undefined },
    failureTitle: `Failed to ${verdict} PTO request`,
    onSubmit: async (decision) => onDecide(decision),
  });
  const isRemoving = useWatch({ control: form.control, name: 'removeFromShifts' });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="sc:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusNext.current?.focus();
        }}
      >
        <DialogHeader
          title={`${action} this request?`}
          description={`${fullName(request.user)} requested ${formatHours(request.hours)} of ${formatPolicy(request.policy)} ${phraseDays(request)}.`}
        />
        <form
          className="sc:flex sc:flex-col sc:gap-5"
          onChange={() => onChange(form.getValues())}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <RequestNote request={request} />
          <ConfirmationAlerts confirmations={draft.confirmations} />
          {verdict === 'approve' && (
            <AffectedShifts
              firstName={request.user.firstName}
              days={request}
              shifts={request.shiftsOnTimeOff}
              isRemoving={isRemoving}
              removeProps={form.register('removeFromShifts')}
              cancelProps={form.register('cancelEmptyShifts')}
            />
          )}
          <Field label="Note" optional hint={`${request.user.firstName} can read it.`}>
            <Textarea limit={20_000} {...form.register('note')} />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant={verdict === 'approve' ? 'success' : 'destructive'}>
              {hasQuestion ? 'Approve Anyway' : `${action} Request`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
