import { Button, type ButtonProps } from '@timetrack/ui/basics';
import { Coffee, LogIn, LogOut, Play } from '@timetrack/ui/icons';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { PunchName } from './punches.js';
import type { Clock } from './use-clock.js';

interface ClockControlsProps {
  readonly clock: Clock;
}

/** The buttons for the clock's state. They stay in place while a punch is being sent. */
export function ClockControls({ clock }: ClockControlsProps) {
  const group = useRetainedFocus(clock.state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, and these are buttons
    <div {...group} role="group" aria-label="Punch" className="tc:rounded-lg">
      <Buttons clock={clock} />
    </div>
  );
}

function Buttons({ clock }: ClockControlsProps) {
  if (clock.state === 'OUT') {
    return (
      <PunchButton clock={clock} punch="clockIn" variant="success" busyLabel="Clocking in…">
        <LogIn aria-hidden="true" />
        Clock In
      </PunchButton>
    );
  }
  if (clock.state === 'ON_BREAK') {
    return (
      <PunchButton clock={clock} punch="endBreak" busyLabel="Ending break…">
        <Play aria-hidden="true" />
        End Break
      </PunchButton>
    );
  }
  return (
    <div className="tc:grid tc:grid-cols-2 tc:gap-3">
      <PunchButton clock={clock} punch="startBreak" variant="outline" className={stacked} busyLabel="Starting…">
        <Coffee aria-hidden="true" />
        Start Break
      </PunchButton>
      <PunchButton clock={clock} punch="clockOut" variant="destructive" className={stacked} busyLabel="Clocking out…">
        <LogOut aria-hidden="true" />
        Clock Out
      </PunchButton>
    </div>
  );
}

/** Two buttons share the width of a phone, so the icon is above the label. */
const stacked = 'tc:min-h-22 tc:w-full tc:flex-col tc:gap-1.5 tc:px-2';

interface PunchButtonProps extends ButtonProps {
  readonly clock: Clock;
  readonly punch: PunchName;
  readonly busyLabel: string;
}

function PunchButton({ clock, punch, busyLabel, children, ...props }: PunchButtonProps) {
  const busy = clock.sending === punch;
  return (
    <Button
      size="touch"
      className="tc:min-h-18 tc:w-full"
      busy={busy}
      aria-disabled={clock.isLocked}
      onClick={() => void clock.punch(punch)}
      {...props}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}

/**
 * Moves the focus to the group when a change of `state` replaces its buttons, because the focus would be lost with the
 * pressed button. Spread the result over the group element.
 */
function useRetainedFocus(state: string) {
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
