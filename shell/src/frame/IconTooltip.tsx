import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface IconTooltipProps {
  readonly label: string;
  /** Whether to show the tooltip. It is not needed while the label is visible. */
  readonly isEnabled: boolean;
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Names an icon of the collapsed sidebar, to its right. Smaller than the tooltip for screens, which every page would load. */
export function IconTooltip({ label, isEnabled, children }: IconTooltipProps) {
  const id = useId();
  const { place, open, openLater, close } = useTooltipPlace();
  const isOpen = isEnabled && place !== null;
  const control = cloneElement(children, {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openLater(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onBlur: close,
    'aria-describedby': isOpen ? id : undefined,
  });
  return (
    <>
      {control}
      {isOpen &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            style={place}
            className="pointer-events-none fixed z-50 max-w-xs -translate-y-1/2 animate-fade-in rounded-md bg-tooltip px-2.5 py-1.5 text-xs text-balance text-tooltip-foreground shadow-overlay forced-colors:border"
          >
            {label}
          </div>,
          document.body,
        )}
    </>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const distance = 12;
const hoverDelay = 700;

/** Where a tooltip is shown: to the right of its control, in the middle of its height. Null if it is closed. */
function useTooltipPlace() {
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
