import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOpenedHere, openedHere } from './opened-here.js';

interface DialogAddress<Dialog> {
  /** What the address asks for; null when nothing is open. */
  readonly dialog: Dialog | null;
  /** The query of the screen without the dialog, as in `view=week`. */
  readonly below: string;
  /** Takes the dialog out of the address. */
  readonly close: () => void;
}

interface Kept<Dialog> {
  readonly dialog: Dialog;
  readonly search: string;
}

/**
 * The dialog to show. One with unsaved changes stays when the back button takes it out of the address: its address is
 * put back, and whoever went back is asked. Back from a dialog that a link opened would leave the screen and everything
 * typed with it, so that the screen without the dialog is put below it as soon as something is unsaved.
 */
export function useKeptDialog<Dialog>({ dialog, below, close }: DialogAddress<Dialog>) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [unsaved, setUnsaved] = useState<Kept<Dialog> | null>(null);
  const [asking, setAsking] = useState(false);
  const gone = unsaved !== null && search !== unsaved.search;
  const onTop = unsaved !== null && !gone && !isOpenedHere(state);

  useEffect(() => {
    if (!gone) return;
    void navigate({ search: unsaved.search }, { state: openedHere });
    setAsking(true);
  }, [gone, unsaved, navigate]);

  // Before anything else can happen: whoever goes back right after a key is asked as well.
  useLayoutEffect(() => {
    if (!onTop) return;
    void navigate({ search: below }, { replace: true });
    void navigate({ search: unsaved.search }, { state: openedHere });
  }, [onTop, below, unsaved, navigate]);

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
    /** Goes away from the dialog without a question. */
    const leave = (go: () => void) => {
      free();
      go();
    };
    return {
      /** Told by the form, whenever it becomes different from what is saved, or the same again. */
      setUnsaved: (is: boolean) => (is && dialog !== null ? setUnsaved({ dialog, search }) : free()),
      setAsking,
      leave,
      close: () => leave(close),
    };
  }, [dialog, search, close]);

  return { shown: unsaved?.dialog ?? dialog, guard: { ...guard, asking } };
}

export type DialogGuard = ReturnType<typeof useKeptDialog>['guard'];

/** Tells the guard for as long as the form is there. */
export function useUnsaved({ setUnsaved }: DialogGuard, unsaved: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not when the address does
  useLayoutEffect(() => {
    if (!unsaved) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [unsaved]);
}
