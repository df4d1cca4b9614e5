import { type RefObject, useEffect, useRef } from 'react';

interface FocusByKey<E extends HTMLElement> {
  readonly area: RefObject<E | null>;
  /** Returns the focus to where it was before the key was pressed, if it is still inside the area. */
  readonly returnFocus: () => void;
}

/** Makes a key move the focus, from anywhere on the page, to the first button of an area, or to the area itself. */
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

  const returnFocus = () => {
    if (!area.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  };

  return { area, returnFocus };
}
