import { useApolloClient, useQuery } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Form as FormElement } from '@timetrack/ui';
import { type ComponentType, useEffect } from 'react';
import { useOvertimeRules } from '../../../components/OvertimeRuleSelect.js';
import type { RuleDefinition } from '../../../components/overtime-rules.js';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { FirstDayCard } from './first-day/FirstDayCard.js';
import { GeneralCard } from './GeneralCard.js';
import { LoadOrganization, OrganizationSettingsOrganization, UpdateOrganization } from './organization.graphql.js';
import { PayRulesCard } from './PayRulesCard.js';
import { CorrectionsCard, PasswordsCard, PayCard, ScheduleCard, TimesheetCard } from './RuleCards.js';
import { changesIn, type SettingsForm as Form, type Organization, settingsSchema, valuesOf } from './settings-form.js';

interface CardsProps {
  readonly form: Form;
  readonly saved: Organization;
  readonly overtimeRules: readonly RuleDefinition[];
}

/** The name, the time zone, clock-ins and passwords. Saved as one form. */
export function GeneralSettings() {
  return <OrganizationForm Cards={GeneralCards} />;
}

function GeneralCards({ form, saved }: CardsProps) {
  return (
    <>
      <GeneralCard form={form} saved={saved} />
      <TimesheetCard form={form} />
      <ScheduleCard form={form} />
      <PasswordsCard form={form} />
    </>
  );
}

/** The rules of pay, with those of other days. Saved as one form. */
export function PaySettings() {
  const { query, rules } = useOvertimeRules();
  return <OrganizationForm Cards={PayCards} After={PayRulesCard} overtimeRules={rules} rulesQuery={query} />;
}

function PayCards({ form, saved, overtimeRules }: CardsProps) {
  return (
    <>
      <PayCard form={form} saved={saved} overtimeRules={overtimeRules} />
      <CorrectionsCard form={form} />
    </>
  );
}

interface FormCards {
  readonly Cards: ComponentType<CardsProps>;
  readonly After?: ComponentType<{ readonly organization: Organization } & Pick<CardsProps, 'overtimeRules'>>;
  /** The rules that the cards name, if they name any. */
  readonly overtimeRules?: CardsProps['overtimeRules'];
}

interface OrganizationFormProps extends FormCards {
  readonly rulesQuery?: ReturnType<typeof useOvertimeRules>['query'];
}

function OrganizationForm({ rulesQuery, ...cards }: OrganizationFormProps) {
  const query = useQuery(LoadOrganization, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const organization = query.data?.viewer?.organization;
  const missing = rulesQuery && !rulesQuery.data ? rulesQuery : query;
  if (organization && missing === query)
    return <SettingsForm saved={readFragment(OrganizationSettingsOrganization, organization)} {...cards} />;
  return (
    <SettingsCard title="Settings" description="" action={null} query={missing}>
      {null}
    </SettingsCard>
  );
}

interface SettingsFormProps extends FormCards {
  readonly saved: Organization;
}

function SettingsForm({ saved, Cards, After, overtimeRules = [] }: SettingsFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { refresh } = useSession();
  const form = useZodForm({
    schema: settingsSchema,
    defaultValues: valuesOf(saved),
    failureTitle: 'Failed to update settings',
    notifiesFieldErrors: true,
    serverFields: { customRuleId: 'overtimeRule' },
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
      <FormElement aria-label="Settings" busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-6">
        <Cards form={form} saved={saved} overtimeRules={overtimeRules} />
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
      </FormElement>
      {After && <After organization={saved} overtimeRules={overtimeRules} />}
    </>
  );
}
