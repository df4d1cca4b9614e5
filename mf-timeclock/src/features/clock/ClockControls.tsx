import { Button, type ButtonProps } from '@timetrack/ui';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import type { PunchName } from './punches.js';
import type { Clock } from './use-clock.js';
import { useKeptFocus } from './use-kept-focus.js';

interface ClockControlsProps {
  readonly clock: Clock;
}

/** The buttons of the state that the clock is in. While a punch is on its way they stay where they are and wait. */
export function ClockControls({ clock }: ClockControlsProps) {
  const group = useKeptFocus(clock.state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and nothing is filled in here
    <div {...group} role="group" aria-label="Punch" className="tc:rounded-lg">
      <Buttons clock={clock} />
    </div>
  );
}

function Buttons({ clock }: ClockControlsProps) {
  if (clock.state === 'OUT') {
    return (
      <PunchButton clock={clock} punch="clockIn" variant="success" busyWords="Clocking in…">
        <LogIn aria-hidden="true" />
        Clock In
      </PunchButton>
    );
  }
  if (clock.state === 'ON_BREAK') {
    return (
      <PunchButton clock={clock} punch="endBreak" busyWords="Ending break…">
        <Play aria-hidden="true" />
        End Break
      </PunchButton>
    );
  }
  return (
    <div className="tc:grid tc:grid-cols-2 tc:gap-3">
      <PunchButton clock={clock} punch="startBreak" variant="outline" className={upright} busyWords="Starting…">
        <Coffee aria-hidden="true" />
        Start Break
      </PunchButton>
      <PunchButton clock={clock} punch="clockOut" variant="destructive" className={upright} busyWords="Clocking out…">
        <LogOut aria-hidden="true" />
        Clock Out
      </PunchButton>
    </div>
  );
}

/** Two buttons share the width of a phone: the icon stands above the words. */
const upright = 'tc:min-h-22 tc:w-full tc:flex-col tc:gap-1.5 tc:px-2';

interface PunchButtonProps extends ButtonProps {
  readonly clock: Clock;
  readonly punch: PunchName;
  readonly busyWords: string;
}

function PunchButton({ clock, punch, busyWords, children, ...props }: PunchButtonProps) {
  const busy = clock.underWay === punch;
  return (
    <Button
      size="touch"
      className="tc:min-h-18 tc:w-full"
      busy={busy}
      aria-disabled={clock.closed}
      onClick={() => void clock.punch(punch)}
      {...props}
    >
      {busy ? busyWords : children}
    </Button>
  );
}
