import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '../helpers/cn.js';
import { CircleAlert, Info, X } from '../icons.js';
import { Button } from './Button.js';
import { toastMarker } from './use-focus-return.js';

/** The content of a notification; the shape of `ToastMessage` in @timetrack/contracts. */
export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

const leastMs = { default: 6_000, destructive: 10_000 };
const noticeMs = 2_000;
/** For slow readers: 150 words a minute. */
const readCharacterMs = 70;

/** How long a notification stays: until it has been noticed and read. */
const visibleMs = ({ title, description = '', variant = 'default' }: ToastContent): number =>
  Math.max(leastMs[variant], noticeMs + (title.length + description.length) * readCharacterMs);

const toastStyles = {
  default: { icon: Info, box: 'border-border bg-popover text-popover-foreground', tone: 'text-primary' },
  destructive: {
    icon: CircleAlert,
    box: 'border-destructive bg-destructive-soft text-foreground',
    tone: 'text-destructive',
  },
};

/** A notification. Its timer stops under the pointer, while the focus is inside, and while the tab is hidden. */
export function Toast({ message, onDismiss }: { readonly message: ToastContent; readonly onDismiss: () => void }) {
  const variant = message.variant ?? 'default';
  const { icon: Icon, box, tone } = toastStyles[variant];
  const timer = useAutoHide(visibleMs(message), onDismiss);
  const { hold, release } = useHolds(timer);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      {...{ [toastMarker]: '' }}
      className={cn(
        'pointer-events-auto flex min-h-12 animate-toast-in items-center gap-2.5 rounded-lg border py-0.5 pr-1 pl-3 shadow-overlay',
        box,
      )}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <Icon aria-hidden="true" className={cn('size-5 shrink-0', tone)} />
      <div className="min-w-0 flex-1 text-sm leading-5 wrap-break-word">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p>{message.description}</p>}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss notification"
        className="-my-1 shrink-0"
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

type Hold = 'pointer' | 'focus' | 'hidden';

/** Pauses a timer while at least one reason holds it. */
function useHolds({ pause, resume }: ReturnType<typeof useAutoHide>) {
  const holds = useRef(new Set<Hold>());
  const hold = (reason: Hold) => {
    holds.current.add(reason);
    pause();
  };
  const release = (reason: Hold) => {
    if (holds.current.delete(reason) && holds.current.size === 0) resume();
  };
  const followTab = useEffectEvent(() => (document.visibilityState === 'hidden' ? hold('hidden') : release('hidden')));
  useEffect(() => {
    const listener = () => followTab();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return { hold, release };
}

interface AutoHide {
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Calls `hide` after `milliseconds`, which start with the first frame: a busy device may draw it seconds later. While
 * paused, the remaining time does not run.
 */
function useAutoHide(milliseconds: number, hide: () => void): AutoHide {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstFrame = useRef<number>(undefined);
  const startedAt = useRef(0);
  const remaining = useRef(milliseconds);
  const onTime = useEffectEvent(hide);

  const pause = useCallback(() => {
    if (firstFrame.current !== undefined) cancelAnimationFrame(firstFrame.current);
    firstFrame.current = undefined;
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => onTime(), Math.max(remaining.current, 0));
  }, []);

  useEffect(() => {
    remaining.current = milliseconds;
    firstFrame.current = requestAnimationFrame(resume);
    return pause;
  }, [milliseconds, pause, resume]);

  return { pause, resume };
}
