import { useState } from 'react';
import { Toast, type ToastContent } from './Toast.js';
import { useFocusByKey } from './use-focus-by-key.js';

export interface ToastAreaProps {
  /** The one notification that is visible, or none. A new object shows anew, even with the same words. */
  readonly message: ToastContent | null | undefined;
  readonly onDismiss: () => void;
}

/**
 * The one place for notifications. F8 moves the focus there from anywhere. On a phone it lies under the header, because
 * the buttons that a thumb needs next stand at the bottom.
 * Both live regions are always in the page: a region that comes together with its text is often not read out.
 */
export function ToastArea({ message, onDismiss }: ToastAreaProps) {
  const { area, giveBack } = useFocusByKey<HTMLElement>('F8');
  const count = useCountOfChanges(message);
  const urgent = message?.variant === 'destructive';
  const dismiss = () => {
    giveBack();
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

/** Rises with each new message object, so that each one brings its own timer and its own announcement. */
function useCountOfChanges(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value === value) return seen.count;
  const next = { value, count: seen.count + 1 };
  setSeen(next);
  return next.count;
}
