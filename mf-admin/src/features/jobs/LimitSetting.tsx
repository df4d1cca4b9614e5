import { Card } from '@timetrack/ui';
import { SwitchField } from '../../components/SwitchField.js';
import { useChange } from '../../hooks/use-change.js';
import { LimitPeople } from './jobs.graphql.js';

/** Takes effect at once, as a switch does. */
export function LimitSetting({ isLimited }: { readonly isLimited: boolean }) {
  const { busy, change } = useChange();
  const set = (limitPeopleToJobs: boolean) =>
    change({
      mutation: LimitPeople,
      variables: { input: { limitPeopleToJobs } },
      done: limitPeopleToJobs ? 'People are limited to their jobs' : 'Everyone can choose every job',
      failed: 'Failed to change the setting',
    });
  return (
    <Card className="ad:p-4 ad:md:p-5">
      <SwitchField
        label="Limit people to their jobs"
        hint="When this is on, workers can choose only the jobs that you add them to and the jobs of their shifts."
        isOn={isLimited}
        checked={isLimited}
        disabled={busy}
        onChange={({ target }) => void set(target.checked)}
      />
    </Card>
  );
}
