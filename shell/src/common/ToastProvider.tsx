import { ToastContext, type ToastMessage } from '@timetrack/contracts';
import { ToastArea } from '@timetrack/ui/essentials';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const DismissContext = createContext<() => void>(() => undefined);

/** The only area for notifications. A new message replaces the previous one. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const dismiss = useCallback(() => setMessage(null), []);
  return (
    <ToastContext value={setMessage}>
      <DismissContext value={dismiss}>{children}</DismissContext>
      <ToastArea message={message} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** Dismisses the current message, for example when it no longer applies. */
export const useDismissToast = (): (() => void) => useContext(DismissContext);
