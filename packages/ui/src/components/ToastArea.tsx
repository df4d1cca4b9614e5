import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setToastSpace } from '../helpers/toast-space.js';
import { Toast, type ToastContent } from './Toast.js';

interface ToastAreaProps {
  /** The visible notification, or null. A new object restarts its timer and is announced, even with the same text. */
  readonly message: ToastContent | null | undefined;
  readonly onDismiss: () => void;
}

/**
 * The only area for notifications. F8 moves the focus to it. It is in the header, between its buttons, where a page has no
 * other control. Header and dialogs make room for its height (`useToastSpace`), so that it never covers a control. Both live
 * regions are always in the page: screen readers often ignore a region that is added together with its text.
 */
export function ToastArea({ message, onDismiss }: ToastAreaProps) {
  const { area, returnFocus } = useFocusByKey<HTMLElement>('F8');
  const count = useChangeCount(message);
  const urgent = message?.variant === 'destructive';
  useLayoutEffect(() => {
    const { current: section } = area;
    if (!message || !section) return;
    const measure = () => setToastSpace(section.offsetHeight);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      setToastSpace(0);
    };
  }, [message, area]);
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
      className="pointer-events-none fixed top-0 right-16 left-2 z-50 py-1 outline-none [--toast-from:-0.75rem] md:left-auto md:w-[min(36rem,calc(100vw-24rem))]"
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

interface FocusByKey<E extends HTMLElement> {
  readonly area: RefObject<E | null>;
  /** Returns the focus to where it was before the key was pressed, if it is still inside the area. */
  readonly returnFocus: () => void;
}

/** Makes a key move the focus, from anywhere on the page, to the first button of an area, or to the area itself. */
function useFocusByKey<E extends HTMLElement>(key: string): FocusByKey<E> {
  const area = useRef<E>(null);
  const origin = useRef<Element>(null);

  useEffect(() => {
    const takeFocus = (event: KeyboardEvent) => {
      if (event.key !== key || area.current?.contains(document.activeElement)) return;
      origin.current = document.activeElement;
      (area.current?.querySelector('button') ?? area.current)?.focus();
    };
    document.addEventListener('keydown', takeFocus);
    return () => document.removeEventListener('keydown', takeFocus);
  }, [key]);

  const returnFocus = () => {
    if (!area.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  };

  return { area, returnFocus };
}
