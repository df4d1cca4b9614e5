import {
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
import { type RefObject, useState } from 'react';
import { hours, nameOf, period } from '../words.js';
import type { Deciding } from './use-decision.js';

interface DecisionDialogProps {
  readonly deciding: Deciding;
  /** Where the focus goes once the dialog is closed. */
  readonly focusNext: RefObject<HTMLElement | null>;
  /** With what was written until then. */
  readonly onClose: (note: string) => void;
  readonly onDecide: (note: string) => void;
}

export function DecisionDialog({ deciding, focusNext, onClose, onDecide }: DecisionDialogProps) {
  const { request, verdict } = deciding;
  const [note, setNote] = useState(deciding.note);
  const word = verdict === 'approve' ? 'Approve' : 'Deny';
  return (
    <Dialog open onOpenChange={() => onClose(note)}>
      <DialogContent
        className="sc:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusNext.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{word} this request?</DialogTitle>
          <DialogDescription>
            {nameOf(request.user)} asked for {hours(request.hours)} of {request.policy.name},{' '}
            {period(request.startDate, request.endDate)}.
          </DialogDescription>
        </DialogHeader>
        <form
          className="sc:flex sc:flex-col sc:gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onDecide(note);
          }}
        >
          <Field label="Note" optional hint={`${request.user.firstName} can read it.`}>
            <Textarea value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant={verdict === 'approve' ? 'success' : 'destructive'}>
              {word} Request
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
