import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  DiscardQuestion,
} from '@timetrack/ui';
import { type ReactElement, type ReactNode, useState } from 'react';

interface FormDialogProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  /** What is in it while it is open: made anew each time. */
  readonly children: (close: () => void) => ReactNode;
}

export function FormDialog({ trigger, title, description, children }: FormDialogProps) {
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setOpen(false);
    setTouched(false);
    setAsking(false);
  };
  const change = (opening: boolean) => {
    if (opening) setOpen(true);
    else if (touched) setAsking(true);
    else close();
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {/* Not onInput: what is drawn between the input and the change event of a list would undo the choice. */}
      <DialogContent className="ad:max-w-md" onChange={() => setTouched(true)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children(close)}
        <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={close} />
      </DialogContent>
    </Dialog>
  );
}

interface FormProps {
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The fields, and below them the two ways out. */
export function Form({ busy, submitLabel, onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="ad:flex ad:flex-col ad:gap-5"
    >
      {children}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
