import { Button, type ButtonProps, cn } from '@timetrack/ui/basics';
import { useId, useRef, useState } from 'react';
import type { Clock } from './use-clock.js';
import type { Job } from './use-job-choice.js';

/** One tap switches to the most likely job. The other button lists all of them, and a tap on one switches to it. */
export function SwitchJob({ clock }: { readonly clock: Clock }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const others = likelyFirst(clock);
  const [likely] = others;
  if (!likely) return null;
  const busy = clock.sending === 'switchJob';
  const switchTo = (job: Job) => {
    if (clock.isLocked) return;
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
            <span className="tc:line-clamp-2 tc:text-sm tc:leading-5">Switch to {likely.name}</span>
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
      <ul
        id={list}
        aria-label="Jobs"
        hidden={!isOpen}
        className="tc:flex tc:max-h-[70svh] tc:flex-col tc:gap-2 tc:overflow-y-auto"
      >
        {others.map((job) => (
          <li key={job.id}>
            <JobButton clock={clock} className="tc:w-full" onClick={() => switchTo(job)}>
              {job.name}
            </JobButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The job of the user's shift and the last ones chosen on this device come first. The current one is left out. */
function likelyFirst({ timesheet, jobChoice: { jobs, likelyIds } }: Clock): readonly Job[] {
  const others = jobs.filter(({ id }) => id !== timesheet?.job?.id);
  const likely = [...new Set(likelyIds)].flatMap((likelyId) => others.find(({ id }) => id === likelyId) ?? []);
  return [...likely, ...others.filter((job) => !likely.includes(job))];
}

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
