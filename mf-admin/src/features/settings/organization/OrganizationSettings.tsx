import { useApolloClient, useQuery } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { formatDate, useToday, useZodForm } from '@timetrack/screens';
import { Badge, Button, Card, CardContent, CardHeader, Form as FormElement } from '@timetrack/ui';
import { type ComponentType, useEffect } from 'react';
import { Pager, usePages } from '../../../components/Pager.js';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { FirstDayCard } from './first-day/FirstDayCard.js';
import { GeneralCard } from './GeneralCard.js';
import { LoadOrganization, OrganizationSettingsOrganization, UpdateOrganization } from './organization.graphql.js';
import { CorrectionsCard, PasswordsCard, PayCard, ScheduleCard, TimesheetCard } from './RuleCards.js';
import {
  changesIn,
  type SettingsForm as Form,
  type Organization,
  overtimeRules,
  roundingRules,
  roundingText,
  settingsSchema,
  valuesOf,
  weekdayOptions,
} from './settings-form.js';

interface CardsProps {
  readonly form: Form;
  readonly saved: Organization;
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
  return <OrganizationForm Cards={PayCards} After={PayRulesCard} />;
}

function PayCards({ form }: CardsProps) {
  return (
    <>
      <PayCard form={form} />
      <CorrectionsCard form={form} />
    </>
  );
}

interface OrganizationFormProps {
  readonly Cards: ComponentType<CardsProps>;
  readonly After?: ComponentType<{ readonly organization: Organization }>;
}

function OrganizationForm(props: OrganizationFormProps) {
  const query = useQuery(LoadOrganization, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const organization = query.data?.viewer?.organization;
  if (organization)
    return <SettingsForm saved={readFragment(OrganizationSettingsOrganization, organization)} {...props} />;
  return (
    <SettingsCard title="Settings" description="" action={null} query={query}>
      {null}
    </SettingsCard>
  );
}

interface SettingsFormProps extends OrganizationFormProps {
  readonly saved: Organization;
}

function SettingsForm({ saved, Cards, After }: SettingsFormProps) {
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
      <FormElement aria-label="Settings" busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-6">
        <Cards form={form} saved={saved} />
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
      {After && <After organization={saved} />}
    </>
  );
}

type PayRules = Organization['payRules'][number];

/** The rules of pay over time, with those that are scheduled. Renders nothing unless they have changed. */
function PayRulesCard({ organization }: { readonly organization: Organization }) {
  const today = useToday();
  const { payRules, scheduledChanges } = organization;
  const { shown, pager } = usePages(payRules.toReversed(), 6);
  if (payRules.length < 2) return null;
  const inForce = payRules.findLast(({ from }) => from === null || from <= today);
  return (
    <Card>
      <CardHeader title="Pay rules over time" description="Each day is paid under the rules that hold on it" />
      <CardContent>
        <ul aria-label="Pay rules" className="ad:divide-y ad:divide-border">
          {shown.map((rules) => (
            <li
              key={rules.from}
              className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3"
            >
              <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-48 ad:flex-col ad:gap-0.5">
                <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium">
                  <span>{rules.from === null ? 'From the beginning' : `From ${formatDate(rules.from)}`}</span>
                  {rules === inForce && <Badge>In force</Badge>}
                  {rules.from !== null && rules.from > today && <Badge variant="outline">Scheduled</Badge>}
                </p>
                <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{describeRules(rules)}</p>
              </div>
              {scheduledChanges
                .filter(({ from }) => from === rules.from)
                .map((change) => (
                  <CancelButton key={change.setting} change={change} />
                ))}
            </li>
          ))}
        </ul>
        <Pager of="pay rules" {...pager} />
      </CardContent>
    </Card>
  );
}

const settingNames = {
  timezone: 'time zone',
  roundingRule: 'rounding rule',
  overtimeRule: 'overtime rule',
  workweekStartsOn: 'start of the workweek',
} as const;

/** Sets the value from before on the day of the change, which removes it. */
function CancelButton({ change: scheduled }: { readonly change: Organization['scheduledChanges'][number] }) {
  const { busy, change } = useChange();
  const { setting, from, before } = scheduled;
  const name = settingNames[setting];
  const rounding = roundingRules.find(({ value }) => setting === 'roundingRule' && roundingText(value) === before);
  const cancel = () =>
    change({
      mutation: UpdateOrganization,
      variables: { input: { [setting]: rounding?.value ?? before, effectiveFrom: from } },
      done: 'Scheduled change canceled',
      failed: 'Failed to cancel the change',
    });
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => void cancel()}>
      {`Cancel new ${name}`}
    </Button>
  );
}

function describeRules({ timezone, roundingRule, overtimeRule, workweekStartsOn }: PayRules): string {
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return [
    timezone,
    labelOf(roundingRules, roundingRule ?? 'NONE'),
    labelOf(overtimeRules, overtimeRule),
    `workweek from ${labelOf(weekdayOptions, workweekStartsOn)}`,
  ].join(' · ');
}
