import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus to the group when a change of `state` replaces its buttons, because the focus would be lost with the
 * pressed button. Spread the result over the group element.
 */
export function useRetainedFocus(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of state removes the focused button
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [state]);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
