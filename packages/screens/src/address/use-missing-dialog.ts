import { useToast } from '@timetrack/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

interface NamedDialog {
  /** What the address names. Null if it names nothing. */
  readonly id: string | null;
  /** Whether it exists and the user may see it. Undefined until everything is loaded. */
  readonly isFound: boolean | undefined;
  /** Removes it from the address. */
  readonly close: () => void;
}

/**
 * Tells the user that a link names something that does not exist for them, and removes it from the address. Something
 * that disappears while it is open, for example because the user deletes it, is left to its dialog.
 */
export function useMissingDialog({ id, isFound, close }: NamedDialog): void {
  const showToast = useToast();
  const found = useRef<string>(null);
  const tell = useEffectEvent(() => {
    showToast({
      title: 'The link opens nothing',
      description: 'What it names was deleted or is already done, or you may not see it.',
    });
    close();
  });
  useEffect(() => {
    if (id === null || isFound === undefined) return;
    if (isFound) found.current = id;
    else if (found.current !== id) tell();
  }, [id, isFound]);
}
