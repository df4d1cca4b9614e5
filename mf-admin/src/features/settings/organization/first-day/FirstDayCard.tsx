import { failureOf, useQuery } from '@timetrack/client';
import { Controller, formatCount, isCalendarDate, useDebounced, useWatch } from '@timetrack/screens';
import { Field, Input } from '@timetrack/ui';
import { DifferenceTable } from '../../../../components/DifferenceTable.js';
import { Disclosure } from '../../../../components/Disclosure.js';
import { describeDifference, type PayDifference } from '../../../../components/pay-differences.js';
import { PreviewSettings } from '../organization.graphql.js';
import { FormCard } from '../RuleCards.js';
import { hasRuleChanges, type Organization, ruleChangesIn, type SettingsForm } from '../settings-form.js';

interface FirstDayCardProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
}

/** The first day of changed pay rules, and their effect. Renders nothing unless a rule is changed. */
export function FirstDayCard({ form, saved }: FirstDayCardProps) {
  const { effectiveFrom, ...values } = useWatch({ control: form.control, compute: (each) => each });
  const changes = useDebounced(JSON.stringify(ruleChangesIn(values, saved)));
  const firstDay = useDebounced(effectiveFrom);
  const ruleChanges = JSON.parse(changes) as ReturnType<typeof ruleChangesIn>;
  const input = {
    ...ruleChanges,
    ...(isCalendarDate(firstDay) && { effectiveFrom: firstDay }),
  };
  const { data, previousData, error, loading } = useQuery(PreviewSettings, {
    variables: { input },
    skip: !hasRuleChanges(ruleChanges),
    fetchPolicy: 'no-cache',
  });
  if (!hasRuleChanges(ruleChanges)) return null;
  const preview = (data ?? previousData)?.viewer?.previewSettings;
  const failure = error && !loading ? failureOf(error) : undefined;
  // While everyone has federal overtime, the sum above is enough.
  const namesPeople = saved.hasPayTerms || ruleChanges.overtimeRule !== undefined;
  return (
    <FormCard title="First day of the new rules" description="Earlier days keep the rules that they have now">
      <Controller
        control={form.control}
        name="effectiveFrom"
        render={({ field }) => (
          <Field
            label="First Day"
            hint={
              preview?.effectiveFrom === null ? 'No time is recorded yet, so the rules hold for every day.' : undefined
            }
            error={form.errorOf('effectiveFrom') ?? failure?.fields.effectiveFrom}
          >
            <Input
              type="date"
              ref={field.ref}
              name={field.name}
              value={field.value || (preview?.effectiveFrom ?? '')}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      <section
        aria-label="What changes"
        aria-live="polite"
        aria-busy={loading}
        className="ad:flex ad:flex-col ad:gap-1.5"
      >
        <p className="ad:text-sm ad:font-medium">Open pay periods</p>
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground ad:tabular-nums">
          {failure ? describeFailure(failure) : (preview && !loading && describePreview(preview)) || 'Comparing…'}
        </p>
      </section>
      {namesPeople && preview && !loading && !failure && preview.byPerson.length > 0 && (
        <div className="ad:md:col-span-2">
          <Disclosure title="By person">{() => <DifferenceTable people={preview.byPerson} />}</Disclosure>
        </div>
      )}
    </FormCard>
  );
}

function describeFailure({ message, fields }: ReturnType<typeof failureOf>): string {
  return fields.effectiveFrom ? 'Choose another first day.' : `The changes could not be compared. ${message}`;
}

/** `12 people: +10h regular, −10h overtime` */
function describePreview({ people, ...difference }: PayDifference & { readonly people: number }): string {
  if (people === 0) return 'Nobody’s pay changes.';
  return `${formatCount(people, 'person')}: ${describeDifference(difference)}`;
}
