import { useSession } from '@timetrack/contracts';
import { Link, useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatCount, formatDate, useToday } from '@timetrack/screens/basics';
import { Button, Input, Select } from '@timetrack/ui/basics';
import { CalendarPlus } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import { AddJob, ConfirmTimezone, PublishWeek, SaveTimezone } from './first-steps.graphql.js';
import { useStep } from './use-step.js';

const commonTimezones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

export function ChooseTimezone({ chosen }: { readonly chosen: string | null }) {
  const { refresh } = useSession();
  const browserTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [timezone, setTimezone] = useState(chosen ?? browserTimezone);
  const confirm = useStep(ConfirmTimezone, 'Failed to confirm the time zone');
  const save = useStep(SaveTimezone, 'Failed to save the time zone');
  const zones = [
    ...new Set([timezone, chosen ?? timezone, ...othersThan(chosen, browserTimezone), ...commonTimezones]),
  ];
  useConfirmLeaving(timezone !== (chosen ?? browserTimezone));
  async function submit() {
    const result = timezone === chosen ? await confirm.run({}) : await save.run({ input: { timezone } });
    // All screens show times in this zone.
    if (result) await refresh();
  }
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <p className="tc:text-sm tc:text-muted-foreground">
        <span>{'Days, weeks and pay periods begin at midnight there. Settings have '}</span>
        <Link to="/settings" className="tc:text-primary tc:underline tc:underline-offset-4">
          all time zones
        </Link>
        <span>.</span>
      </p>
      <form
        className="tc:flex tc:flex-wrap tc:gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Select
          aria-label="Time zone"
          value={timezone}
          onChange={({ target }) => setTimezone(target.value)}
          className="tc:min-w-0 tc:flex-1 tc:basis-48 tc:sm:max-w-72"
          options={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
        />
        <Button type="submit" busy={confirm.busy || save.busy}>
          Confirm
        </Button>
      </form>
    </div>
  );
}

/** The browser's zone, unless it is the chosen one. Browsers call some zones by an earlier name: Asia/Calcutta. */
function othersThan(chosen: string | null, browserTimezone: string): readonly string[] {
  return chosen !== null && nameInBrowser(chosen) === nameInBrowser(browserTimezone) ? [] : [browserTimezone];
}

function nameInBrowser(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

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

interface PublishDraftsProps {
  readonly week: { readonly startDate: string; readonly count: number } | null;
}

export function PublishDrafts({ week }: PublishDraftsProps) {
  const { busy, run } = useStep(PublishWeek, 'Failed to publish the week');
  if (!week) return <NothingPlanned />;
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-2">
      <p className="tc:text-sm tc:text-muted-foreground">
        {`${formatCount(week.count, 'draft')} in the week of ${formatDate(week.startDate)}. Published shifts are visible to the people who work them.`}
      </p>
      <div className="tc:flex tc:flex-wrap tc:gap-2">
        <Button busy={busy} onClick={() => void run({ input: { weekOf: week.startDate } })}>
          {`Publish ${formatCount(week.count, 'Shift')}`}
        </Button>
        <Button variant="outline" asChild>
          <Link to="/schedules">Look at the Schedule</Link>
        </Button>
      </div>
    </div>
  );
}

/** Today, or from Friday on a day of the next week, because there is little of this one left to plan. Without `Temporal`. */
function dayToPlan(today: string): string {
  const day = new Date(today);
  const friday = 5;
  if (day.getUTCDay() >= friday) day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, today.length);
}

function NothingPlanned() {
  const date = dayToPlan(useToday());
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-3">
      <p className="tc:text-sm tc:text-muted-foreground">
        Plan shifts as drafts, and publish them when they are ready.
      </p>
      <Button variant="outline" asChild>
        <Link to={`/schedules?view=week&date=${date}&open=plan`}>
          <CalendarPlus aria-hidden="true" />
          <span>Plan the Week</span>
        </Link>
      </Button>
    </div>
  );
}
