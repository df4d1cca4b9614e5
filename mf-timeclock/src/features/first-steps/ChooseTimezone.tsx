import { useSession } from '@timetrack/contracts';
import { Link, useConfirmLeaving } from '@timetrack/contracts/routing';
import { Button, Select } from '@timetrack/ui/basics';
import { useState } from 'react';
import { ConfirmTimezone, SaveTimezone } from './first-steps.graphql.js';
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
        Days, weeks and pay periods begin at midnight there. Settings have{' '}
        <Link to="/settings" className="tc:text-primary tc:underline tc:underline-offset-4">
          all time zones
        </Link>
        .
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
