import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { GeneralCard } from './GeneralCard.js';
import { OvertimeCard } from './OvertimeCard.js';
import { LoadOrganization, SettingsOrganization } from './organization.graphql.js';
import type { Organization } from './settings-values.js';
import { TimesheetCard } from './TimesheetCard.js';
import { useSettingsForm } from './use-settings-form.js';

/** What the organization is called, where it is, and how its time is counted: one form, saved as one. */
export function OrganizationSettings() {
  const reading = useQuery(LoadOrganization, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const { data } = reading;
  if (data) return <SettingsForm saved={readFragment(SettingsOrganization, data.organization)} />;
  return (
    <SettingsCard title="General settings" description="" action={null} reading={reading}>
      {null}
    </SettingsCard>
  );
}

function SettingsForm({ saved }: { readonly saved: Organization }) {
  const form = useSettingsForm(saved);
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    await form.save();
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label="Settings"
      aria-busy={form.busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="ad:flex ad:flex-col ad:gap-6"
    >
      <GeneralCard form={form} saved={saved} />
      <TimesheetCard form={form} />
      <OvertimeCard form={form} />
      <div className="ad:flex ad:flex-col-reverse ad:items-stretch ad:gap-3 ad:sm:flex-row ad:sm:items-center ad:sm:justify-end">
        <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden ad:max-sm:text-center">
          {form.dirty ? 'There are unsaved changes' : ''}
        </p>
        {form.dirty && (
          <Button variant="outline" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
