import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a group whose buttons are exchanged when one of them is pressed: the keyboard focus would be lost with the button,
 * so the group takes it. Spread what is returned over the group.
 */
export function useKeptFocus(exchangedWith: string) {
  const ref = useRef<HTMLDivElement>(null);
  const inside = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the exchange that takes the focused button away
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) ref.current?.focus();
  }, [exchangedWith]);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false;
    },
  };
}
