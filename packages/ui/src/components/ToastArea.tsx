import { useState } from 'react';
import { Toast, type ToastContent } from './Toast.js';
import { useFocusByKey } from './use-focus-by-key.js';

interface ToastAreaProps {
  /** The visible notification, or null. A new object restarts its timer and is announced, even with the same text. */
  readonly message: ToastContent | null | undefined;
  readonly onDismiss: () => void;
}

/**
 * The only area for notifications. F8 moves the focus to it. On a phone it is below the header, because the buttons
 * that the user needs next are at the bottom of the screen. Both live regions are always in the page: screen readers
 * often ignore a region that is added together with its text.
 */
export function ToastArea({ message, onDismiss }: ToastAreaProps) {
  const { area, returnFocus } = useFocusByKey<HTMLElement>('F8');
  const count = useChangeCount(message);
  const urgent = message?.variant === 'destructive';
  const dismiss = () => {
    returnFocus();
    onDismiss();
  };
  const toast = message && <Toast key={count} message={message} onDismiss={dismiss} />;
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      className="pointer-events-none fixed inset-x-0 z-50 p-4 outline-none [--toast-from:-0.75rem] max-md:top-14 max-md:pt-2 sm:left-auto sm:w-104 md:bottom-0 md:[--toast-from:0.75rem]"
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {!urgent && toast}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {urgent && toast}
      </div>
    </section>
  );
}

/** Increases with each new message object, so that each has its own timer and announcement. */
function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}
