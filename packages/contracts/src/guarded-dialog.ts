import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RegisterContext } from './navigation-guard.js';

interface DialogAddress<Dialog> {
  /** The dialog that the address names; null if no dialog is open. */
  readonly dialog: Dialog | null;
  /** The query of the screen without the dialog: `view=week`. */
  readonly below: string;
  /** Removes the dialog from the address. */
  readonly close: () => void;
}

interface UnsavedDialog<Dialog> {
  readonly dialog: Dialog;
  readonly search: string;
}

/**
 * Keeps a dialog with unsaved changes open until the user agrees to discard them.
 *
 * `NavigationGuard` holds back the back button and asks the user to confirm. If the dialog disappears from the address all
 * the same, its address is restored before the user has to confirm. A dialog that a link opened has no screen below it in
 * the history: going back would leave the screen and lose the changes. That entry is therefore inserted as soon as the
 * dialog has unsaved changes.
 */
export function useGuardedDialog<Dialog>({ dialog, below, close }: DialogAddress<Dialog>) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [unsaved, setUnsaved] = useState<UnsavedDialog<Dialog> | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const wasRemoved = unsaved !== null && search !== unsaved.search;
  const lacksScreenBelow = unsaved !== null && !wasRemoved && !isOpenedHere(state);
  const register = useContext(RegisterContext);
  const unregister = useRef<() => void>(null);
  const handleDiscard = useRef<() => void>(null);
  const isHeldBack = unsaved !== null && !wasRemoved && !lacksScreenBelow;

  useEffect(() => {
    if (!wasRemoved) return;
    void navigate({ search: unsaved.search }, { state: openedHere });
    setConfirming(true);
  }, [wasRemoved, unsaved, navigate]);

  // A layout effect, so that the entry is there before the user can go back.
  useLayoutEffect(() => {
    if (!lacksScreenBelow) return;
    void navigate({ search: below }, { replace: true });
    void navigate({ search: unsaved.search }, { state: openedHere });
  }, [lacksScreenBelow, below, unsaved, navigate]);

  useEffect(() => {
    if (!unsaved) return;
    const confirm = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [unsaved]);

  useLayoutEffect(() => {
    if (!isHeldBack) return;
    const onDiscard = () => {
      handleDiscard.current?.();
      setUnsaved(null);
    };
    unregister.current = register({ isInDialog: true, onDiscard });
    return () => unregister.current?.();
  }, [isHeldBack, register]);

  const guard = useMemo(() => {
    const release = () => {
      // Now, because the caller navigates before the next render.
      unregister.current?.();
      setUnsaved(null);
      setConfirming(false);
    };
    /** Leaves the dialog without confirmation. */
    const leave = (go: () => void) => {
      release();
      go();
    };
    return {
      /** Called by the form when it becomes dirty or clean. See `useUnsavedChanges`. */
      setUnsaved: (isUnsaved: boolean) => (isUnsaved && dialog !== null ? setUnsaved({ dialog, search }) : release()),
      setConfirming,
      leave,
      close: () => leave(close),
      /**
       * Calls `handle` when the user agrees to lose the changes by going back or following a link, for a form that keeps
       * them elsewhere too. Returns a function that removes it.
       */
      whenDiscarded: (handle: () => void) => {
        handleDiscard.current = handle;
        return () => {
          handleDiscard.current = null;
        };
      },
    };
  }, [dialog, search, close]);

  return { dialog: unsaved?.dialog ?? dialog, guard: { ...guard, isConfirming, isUnsaved: unsaved !== null } };
}

export type DialogGuard = ReturnType<typeof useGuardedDialog>['guard'];

/** Reports to the guard whether a form has unsaved changes, while the form is mounted. */
export function useUnsavedChanges({ setUnsaved }: Pick<DialogGuard, 'setUnsaved'>, isUnsaved: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports changes of the form, not of the address
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [isUnsaved]);
}

/**
 * The state of a history entry whose dialog was opened on this screen. The previous entry is the screen without the
 * dialog, so going back closes it.
 */
export const openedHere = { openedHere: true } as const;

/** Whether a history entry has that state. An address that was opened from outside does not. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
