import { TriangleAlert } from '@timetrack/ui/icons';
import { useId, useState } from 'react';

/** A clock-in without a required location counts. This tells the user what happens next, and how to send a location. */
export function MissingLocation() {
  const [isOpen, setOpen] = useState(false);
  const help = useId();
  return (
    <div role="status" className="tc:-my-1 tc:flex tc:gap-2 tc:text-sm">
      <TriangleAlert aria-hidden="true" className="tc:mt-0.5 tc:size-4 tc:shrink-0 tc:text-warning" />
      <div>
        <span>No location was sent. Your time counts and is marked for your manager. </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? help : undefined}
          onClick={() => setOpen(!isOpen)}
          className="tc:min-h-6 tc:cursor-pointer tc:rounded-sm tc:underline tc:underline-offset-4"
        >
          How to send it
        </button>
        {isOpen && (
          <p id={help} className="tc:mt-1 tc:text-muted-foreground">
            Allow location access for this page in the settings of your browser.
          </p>
        )}
      </div>
    </div>
  );
}
