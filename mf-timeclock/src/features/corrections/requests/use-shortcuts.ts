import { useEffect, useRef } from 'react';

type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs an action for a key that is pressed alone, outside of fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]');
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isElsewhere) return;
      const run = latest.current[key.toLowerCase()];
      // A key that is held down must not decide one request after the other.
      if (!run || repeat) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
