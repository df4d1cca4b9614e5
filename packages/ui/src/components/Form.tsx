import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';
import { Button, type ButtonProps } from './Button.js';
import { DialogClose, DialogFooter } from './Dialog.js';

interface FormProps extends Pick<ComponentProps<'form'>, 'aria-label'> {
  readonly busy: boolean;
  /** The label of the submit button. Without it, a form in a dialog has no buttons. */
  readonly submitLabel?: string;
  readonly submitVariant?: ButtonProps['variant'];
  /** Checks and sends the form. Invalid fields must be marked when it returns, or when its promise resolves. */
  readonly onSubmit: () => void | Promise<void>;
  readonly className?: string;
  /** The fields. */
  readonly children: Elements;
}

/** A form that moves the focus to the first invalid field when it is submitted. */
export function Form({ busy, submitLabel, submitVariant, onSubmit, className, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    await onSubmit();
    setAttempts((count) => count + 1);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
      className={cn('flex flex-col gap-5', className)}
      {...props}
    >
      {children}
      {submitLabel && (
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant={submitVariant} busy={busy}>
            {submitLabel}
          </Button>
        </DialogFooter>
      )}
    </form>
  );
}
