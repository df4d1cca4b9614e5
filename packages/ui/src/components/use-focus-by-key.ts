import { type RefObject, useEffect, useRef } from 'react';

export interface FocusByKey<E extends HTMLElement> {
  readonly area: RefObject<E | null>;
  /** Puts the focus back to where the key took it from, if it still is inside the area. */
  readonly giveBack: () => void;
}

/** Lets one key, from anywhere on the page, move the focus to the first button of an area, or to the area itself. */
export function useFocusByKey<E extends HTMLElement>(key: string): FocusByKey<E> {
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

  const giveBack = () => {
    if (!area.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  };

  return { area, giveBack };
}
