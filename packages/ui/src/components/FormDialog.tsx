import { type ReactElement, type ReactNode, useState } from 'react';
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './Dialog.js';
import { DiscardQuestion } from './DiscardQuestion.js';

/** How a form is left: closed at once, or after a question that is being asked. */
export interface Leaving {
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
  readonly close: () => void;
}

interface Words {
  readonly title: string;
  readonly description: ReactNode;
}

export interface FormDialogProps extends Words, Pick<DialogContentProps, 'className'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /**
   * Whether leaving would lose something. A form that does not know loses whatever was changed in a control of the
   * browser; one with a list of its own making has to know.
   */
  readonly unsaved?: boolean;
  /** What is in it while it is open: made anew each time. */
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog with a form, and the button that opens it. Leaving it asks before what was typed is lost. */
export function FormDialog({ trigger, unsaved, children, ...inside }: FormDialogProps) {
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
    else if (unsaved ?? touched) setAsking(true);
    else close();
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {/* Not onInput: what is drawn between the input and the change event of a list would undo the choice. */}
      <FormDialogContent {...inside} leaving={{ asking, setAsking, close }} onChange={() => setTouched(true)}>
        {children(close)}
      </FormDialogContent>
    </Dialog>
  );
}

export interface OpenFormDialogProps
  extends Words,
    Pick<DialogContentProps, 'className' | 'focusFallback' | 'onEscapeKeyDown'> {
  readonly unsaved: boolean;
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** The same, open for as long as an address or a menu says. */
export function OpenFormDialog({ unsaved, ...inside }: OpenFormDialogProps) {
  const { setAsking, close } = inside.leaving;
  return (
    <Dialog open onOpenChange={() => (unsaved ? setAsking(true) : close())}>
      <FormDialogContent {...inside} />
    </Dialog>
  );
}

type FormDialogContentProps = Omit<OpenFormDialogProps, 'unsaved'> & Pick<DialogContentProps, 'onChange'>;

function FormDialogContent({ title, description, leaving, className, children, ...content }: FormDialogContentProps) {
  const { asking, setAsking, close } = leaving;
  return (
    <DialogContent className={className ?? 'max-w-md'} {...content}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      {children}
      <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={close} />
    </DialogContent>
  );
}
