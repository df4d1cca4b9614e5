import { createContext, useContext } from 'react';

/** One notification. Only one is visible at a time: a new one takes the place of the last. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a notification in the shell's one toast area. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastContext above it');
  return show;
}
