import { Button } from '@timetrack/ui/basics';
import { BriefcaseBusiness } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import type { Clock } from './use-clock.js';

/** One tap opens the other jobs, and one tap on a job switches. */
export function SwitchJob({ clock }: { readonly clock: Clock }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const others = clock.jobChoice.jobs.filter(({ id }) => id !== clock.timesheet?.job?.id);
  if (others.length === 0) return null;
  const busy = clock.sending === 'switchJob';
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <Button
        variant="secondary"
        size="touch"
        className="tc:w-full"
        aria-expanded={isOpen}
        aria-controls={list}
        busy={busy}
        onClick={() => setOpen(!isOpen)}
      >
        <BriefcaseBusiness aria-hidden="true" />
        {busy ? 'Switching…' : 'Switch Job'}
      </Button>
      <ul id={list} aria-label="Jobs" hidden={!isOpen} className="tc:flex tc:flex-col tc:gap-2">
        {others.map((job) => (
          <li key={job.id}>
            <Button
              variant="outline"
              size="touch"
              className="tc:h-auto tc:w-full tc:py-3 tc:whitespace-normal tc:wrap-anywhere"
              aria-disabled={clock.isLocked}
              onClick={() => {
                if (clock.isLocked) return;
                setOpen(false);
                void clock.punch('switchJob', job);
              }}
            >
              {job.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
