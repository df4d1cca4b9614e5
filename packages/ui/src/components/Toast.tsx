import type { FocusEvent, PointerEvent } from 'react';
import { cn } from '../helpers/cn.js';
import { CircleAlert, Info, X } from '../icons/icons.generated.js';
import { Button } from './Button.js';
import { toastMarker } from './keep-open.js';
import { useAutoHide } from './use-auto-hide.js';

/** The content of a notification; the shape of `ToastMessage` in @timetrack/contracts. */
export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

const millisecondsVisible = { default: 6_000, destructive: 10_000 };

const toastStyles = {
  default: { icon: Info, box: 'border-border bg-popover text-popover-foreground', tone: 'text-primary' },
  destructive: {
    icon: CircleAlert,
    box: 'border-destructive bg-destructive-soft text-foreground',
    tone: 'text-destructive',
  },
};

/** A notification. Its timer stops under the pointer and while the focus is inside. */
export function Toast({ message, onDismiss }: { readonly message: ToastContent; readonly onDismiss: () => void }) {
  const variant = message.variant ?? 'default';
  const { icon: Icon, box, tone } = toastStyles[variant];
  const { pause, resume } = useAutoHide(millisecondsVisible[variant], onDismiss);

  const resumeUnlessFocused = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) resume();
  };
  const resumeUnlessHovered = ({ currentTarget }: FocusEvent) => {
    if (!currentTarget.matches(':hover')) resume();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      {...{ [toastMarker]: '' }}
      className={cn(
        'pointer-events-auto flex animate-toast-in items-start gap-3 rounded-lg border p-4 pr-2 shadow-overlay',
        box,
      )}
      onPointerEnter={pause}
      onPointerLeave={resumeUnlessFocused}
      onFocus={pause}
      onBlur={resumeUnlessHovered}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', tone)} />
      <div className="min-w-0 flex-1 text-sm wrap-break-word">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="mt-0.5">{message.description}</p>}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss notification"
        className="-my-3 md:-my-2"
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
