import { useApolloClient, useQuery } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Form } from '@timetrack/ui';
import { useEffect } from 'react';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { CorrectionsCard } from './CorrectionsCard.js';
import { FirstDayCard } from './first-day/FirstDayCard.js';
import { PayRulesCard } from './first-day/PayRulesCard.js';
import { GeneralCard } from './GeneralCard.js';
import { OvertimeCard } from './OvertimeCard.js';
import { LoadOrganization, OrganizationSettingsOrganization, UpdateOrganization } from './organization.graphql.js';
import { PasswordsCard } from './PasswordsCard.js';
import { changesIn, type Organization, settingsSchema, valuesOf } from './settings-form.js';
import { TimesheetCard } from './TimesheetCard.js';

/** The organization's name, time zone and time rules: three cards that are saved as one form. */
export function OrganizationSettings() {
  const query = useQuery(LoadOrganization, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const organization = query.data?.viewer?.organization;
  if (organization) return <SettingsForm saved={readFragment(OrganizationSettingsOrganization, organization)} />;
  return (
    <SettingsCard title="General settings" description="" action={null} query={query}>
      {null}
    </SettingsCard>
  );
}

function SettingsForm({ saved }: { readonly saved: Organization }) {
  const client = useApolloClient();
  const showToast = useToast();
  const { refresh } = useSession();
  const form = useZodForm({
    schema: settingsSchema,
    defaultValues: valuesOf(saved),
    failureTitle: 'Failed to update settings',
    notifiesFieldErrors: true,
    onSubmit: async (settings, context) => {
      const input = changesIn(settings, saved);
      const { data } = await client.mutate({ mutation: UpdateOrganization, variables: { input }, context });
      const updated = data?.organizationUpdate?.organization;
      if (updated) form.reset(valuesOf(readFragment(OrganizationSettingsOrganization, updated)));
      // The shell shows the organization's name and all screens use its time zone.
      await refresh();
      showToast({ title: 'Settings updated successfully' });
    },
  });
  const { reset } = form;

  // Settings that someone else saved replace those that were not edited here.
  useEffect(() => reset(valuesOf(saved), { keepDirtyValues: true, keepErrors: true }), [saved, reset]);

  return (
    <>
      <Form aria-label="Settings" busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-6">
        <GeneralCard form={form} saved={saved} />
        <TimesheetCard form={form} />
        <OvertimeCard form={form} />
        <CorrectionsCard form={form} />
        <PasswordsCard form={form} />
        {form.isDirty && <FirstDayCard form={form} saved={saved} />}
        <div className="ad:flex ad:flex-col-reverse ad:items-stretch ad:gap-3 ad:sm:flex-row ad:sm:items-center ad:sm:justify-end">
          <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden ad:max-sm:text-center">
            {form.isDirty ? 'You have unsaved changes' : ''}
          </p>
          {form.isDirty && (
            <Button variant="outline" onClick={() => reset(valuesOf(saved))}>
              Discard
            </Button>
          )}
          <Button type="submit" busy={form.isSubmitting}>
            Save Changes
          </Button>
        </div>
      </Form>
      <PayRulesCard organization={saved} />
    </>
  );
}
