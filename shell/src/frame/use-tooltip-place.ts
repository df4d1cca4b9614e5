import { useEffect, useRef, useState } from 'react';

interface Place {
  readonly left: number;
  readonly top: number;
}

const distance = 12;
const hoverDelay = 700;

/** Where a tooltip is shown: to the right of its control, in the middle of its height. Null if it is closed. */
export function useTooltipPlace() {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (control: Element) => {
    const { right, top, height } = control.getBoundingClientRect();
    setPlace({ left: right + distance, top: top + height / 2 });
  };
  const close = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place]);

  return {
    place,
    open,
    openLater: (control: Element) => {
      timer.current = setTimeout(() => open(control), hoverDelay);
    },
    close,
  };
}
