import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../cn.js';
import { Button } from './Button.js';
import { DialogClose, DialogFooter } from './Dialog.js';

export interface FormProps extends Pick<ComponentProps<'form'>, 'aria-label'> {
  readonly busy: boolean;
  /**
   * The words of the button that sends it. With them, a form in a dialog gets its two ways out; without them it draws its
   * own.
   */
  readonly submitLabel?: string;
  /** Checks and sends it. What is wrong is to be marked by the time that it returns, or that its promise is kept. */
  readonly onSubmit: () => void | Promise<void>;
  readonly className?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields that are sent together. Whoever sends them is brought to the first one that is wrong. */
export function Form({ busy, submitLabel, onSubmit, className, children, ...props }: FormProps) {
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
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </DialogFooter>
      )}
    </form>
  );
}
