import { useEffect, useMemo, useState } from 'react';
import type { OpenDialog } from './address.js';
import type { AddressBar } from './use-address.js';

/**
 * The dialog to show. One with unsaved changes stays when the back button takes it out of the address: its address is
 * put back, and whoever went back is asked.
 */
export function useKeptDialog({ dialog, search, close, swap, reopen }: AddressBar) {
  const [unsaved, setUnsaved] = useState<{ readonly dialog: OpenDialog; readonly search: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const gone = unsaved !== null && search !== unsaved.search;

  useEffect(() => {
    if (!gone) return;
    reopen(unsaved.search);
    setAsking(true);
  }, [gone, unsaved, reopen]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const guard = useMemo(() => {
    const free = () => {
      setUnsaved(null);
      setAsking(false);
    };
    return {
      /** Told by the form, whenever it becomes different from what is saved, or the same again. */
      setUnsaved: (is: boolean) => setUnsaved(is && dialog ? { dialog, search } : null),
      setAsking,
      close: () => {
        free();
        close();
      },
      swap: (next: OpenDialog) => {
        free();
        swap(next);
      },
    };
  }, [dialog, search, close, swap]);

  return { shown: unsaved?.dialog ?? dialog, guard: { ...guard, asking } };
}

export type DialogGuard = ReturnType<typeof useKeptDialog>['guard'];
