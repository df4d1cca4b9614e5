import { Button, type ButtonProps, cn } from '@timetrack/ui/basics';
import { Coffee, LogIn, LogOut, Play } from '@timetrack/ui/icons';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { ClockJobField } from './ClockJobField.js';
import type { PunchName } from './punches.js';
import type { Clock } from './use-clock.js';
import type { Job } from './use-job-choice.js';

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
        <span>Clock In</span>
      </PunchButton>
    );
  }
  if (clock.state === 'ON_BREAK') {
    return (
      <PunchButton clock={clock} punch="endBreak" busyLabel="Ending break…">
        <Play aria-hidden="true" />
        <span>End Break</span>
      </PunchButton>
    );
  }
  return (
    <div className="tc:grid tc:grid-cols-2 tc:gap-3">
      <PunchButton clock={clock} punch="startBreak" variant="outline" className={stacked} busyLabel="Starting…">
        <Coffee aria-hidden="true" />
        <span>Start Break</span>
      </PunchButton>
      <PunchButton clock={clock} punch="clockOut" variant="destructive" className={stacked} busyLabel="Clocking out…">
        <LogOut aria-hidden="true" />
        <span>Clock Out</span>
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

/** One tap switches to the most likely job. The other button lists the next likely ones, and a search for the others. */
export function SwitchJob({ clock }: { readonly clock: Clock }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const others = clock.jobChoice.jobs.filter(({ id }) => id !== clock.timesheet?.job?.id);
  const [likely] = others;
  if (!likely) return null;
  const busy = clock.sending === 'switchJob';
  const switchTo = (job: Job | undefined) => {
    if (!job || clock.isLocked) return;
    setOpen(false);
    // The tapped button disappears with the list.
    if (isOpen) toggle.current?.focus();
    void clock.punch('switchJob', job);
  };
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <div className="tc:flex tc:gap-3">
        {!isOpen && (
          <JobButton clock={clock} className="tc:min-w-0 tc:flex-1 tc:px-3 tc:py-2" onClick={() => switchTo(likely)}>
            <span className="tc:line-clamp-2 tc:text-sm tc:leading-5">{`Switch to ${likely.name}`}</span>
          </JobButton>
        )}
        <Button
          ref={toggle}
          variant="secondary"
          size="touch"
          className={isOpen ? 'tc:flex-1' : 'tc:px-4 tc:text-base'}
          aria-expanded={isOpen}
          aria-controls={list}
          busy={busy}
          onClick={() => setOpen(!isOpen)}
        >
          {busy ? 'Switching…' : 'Switch Job'}
        </Button>
      </div>
      <ul id={list} aria-label="Jobs" hidden={!isOpen} className="tc:flex tc:flex-col tc:gap-2">
        {others.slice(0, maxListed).map((job) => (
          <li key={job.id}>
            <JobButton clock={clock} className="tc:w-full" onClick={() => switchTo(job)}>
              {job.name}
            </JobButton>
          </li>
        ))}
      </ul>
      {isOpen && others.length > maxListed && (
        <ClockJobField
          label="Another job"
          jobs={others}
          value={null}
          canBeNone={false}
          onChange={(jobId) => switchTo(others.find(({ id }) => id === jobId))}
        />
      )}
    </div>
  );
}

/** More would have to be read. The gateway lists the job of the shift and the last ones first. */
const maxListed = 5;

function JobButton({ clock, className, ...props }: ButtonProps & { readonly clock: Clock }) {
  return (
    <Button
      variant="outline"
      size="touch"
      className={cn('tc:h-auto tc:px-4 tc:py-3 tc:text-base tc:whitespace-normal tc:wrap-anywhere', className)}
      aria-disabled={clock.isLocked}
      {...props}
    />
  );
}
