import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { Button, Input } from '@timetrack/ui/basics';
import { useRef, useState } from 'react';
import { AddJob } from './first-steps.graphql.js';
import { useStep } from './use-step.js';

/** Adds one job after the other. The list of added ones stays in view while the card is open. */
export function AddJobs() {
  const { busy, run } = useStep(AddJob, 'Failed to add the job');
  const [name, setName] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  useConfirmLeaving(name.trim() !== '');
  const input = useRef<HTMLInputElement>(null);
  async function add() {
    if (name.trim() === '') {
      input.current?.focus();
      return;
    }
    const job = (await run({ input: { name } }))?.jobCreate?.job;
    if (!job) return;
    setAdded((previous) => [...previous, job.name]);
    // The next name may have been typed while the server stored this one.
    setName((current) => (current === name ? '' : current));
    input.current?.focus();
  }
  return (
    <div className="tc:flex tc:flex-col tc:gap-2" {...(added.length > 0 && { 'data-result': '' })}>
      <p className="tc:text-sm tc:text-muted-foreground">
        Customers, sites or projects: people choose one when they clock in.
      </p>
      <form
        className="tc:flex tc:flex-wrap tc:gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Input
          ref={input}
          aria-label="Name of the job"
          placeholder="Riverside Park"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
          className="tc:min-w-0 tc:flex-1 tc:basis-48 tc:sm:max-w-72"
        />
        <Button type="submit" busy={busy}>
          Add Job
        </Button>
      </form>
      <p role="status" className="tc:text-sm tc:wrap-anywhere tc:empty:hidden">
        {added.length > 0 && `Added: ${added.join(', ')}`}
      </p>
    </div>
  );
}
