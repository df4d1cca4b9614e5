import { useWatch } from '@timetrack/screens';
import { Button, Field, Input, Select } from '@timetrack/ui';
import { OvertimeRuleSelect } from '../../../components/OvertimeRuleSelect.js';
import { choiceOf, type RuleDefinition } from '../../../components/overtime-rules.js';
import { type TermsForm, unchanged } from './terms-form.js';
import { waiverTexts } from './terms-words.js';
import type { TermsChoices } from './use-terms-choices.js';

interface TermsFieldsProps {
  readonly form: TermsForm;
  readonly choices: TermsChoices;
  readonly isSeveral: boolean;
  /** Why the server rejects the first day. */
  readonly dayError: string | undefined;
  readonly onManage: () => void;
}

/** The first option where several people have different values. */
const keep = [unchanged, 'No change'] as const;

export function TermsFields({ form, choices, isSeveral, dayError, onManage }: TermsFieldsProps) {
  const { rules, organization, positions } = choices;
  const [exempt, rule, positionId] = useWatch({
    control: form.control,
    name: ['exempt', 'overtimeRule', 'positionId'],
  });
  const kept = isSeveral ? [keep] : [];
  const ownRule = rules.find(
    (each) => choiceOf(each) === choiceOf({ ...organization, key: organization.overtimeRule }),
  );
  const choosable = positions.filter(({ id, retired }) => !retired || id === positionId);
  return (
    <>
      <Field label="First Day" required error={form.errorOf('from') ?? dayError}>
        <Input type="date" {...form.register('from')} />
      </Field>
      <Field label="Overtime" error={form.errorOf('exempt')}>
        <Select
          {...form.register('exempt')}
          options={[...kept, ['false', 'Paid by a rule'], ['true', 'Exempt from overtime']]}
        />
      </Field>
      {exempt !== 'true' && (
        <Field label="Overtime Rule" error={form.errorOf('overtimeRule')}>
          <OvertimeRuleSelect {...form.register('overtimeRule')} rules={rules} current={rule}>
            {isSeveral && <option value={unchanged}>No change</option>}
            <option value="">{`The organization’s rule: ${ownRule?.name ?? ''}`}</option>
          </OvertimeRuleSelect>
        </Field>
      )}
      {exempt !== 'true' &&
        mayBeCalifornia(rule, ownRule) &&
        (['waivesFirstMeal', 'waivesSecondMeal'] as const).map((name) => (
          <Field key={name} label={`Waives ${waiverTexts[name]}`} error={form.errorOf(name)}>
            <Select {...form.register(name)} options={[...kept, ['false', 'No'], ['true', 'Yes']]} />
          </Field>
        ))}
      <Field
        label="Weekly Hours"
        optional
        hint={isSeveral ? 'Leave empty for no change.' : undefined}
        error={form.errorOf('weeklyHours')}
      >
        <Input inputMode="decimal" autoComplete="off" {...form.register('weeklyHours')} />
      </Field>
      <div className="ad:flex ad:items-end ad:gap-2">
        <Field label="Position" error={form.errorOf('positionId')} className="ad:min-w-0 ad:flex-1">
          <Select
            {...form.register('positionId')}
            options={[...kept, ['', 'No position'], ...choosable.map(({ id, name }) => [id, name] as const)]}
          />
        </Field>
        <Button variant="outline" aria-label="Manage Positions" onClick={onManage}>
          Manage
        </Button>
      </div>
    </>
  );
}

/** Waivers exist in California only. Several people who keep their rules may have that of the organization. */
function mayBeCalifornia(rule: string, organizationRule: RuleDefinition | undefined): boolean {
  return rule === '' || rule === unchanged ? organizationRule?.key === 'CALIFORNIA' : rule === 'CALIFORNIA';
}
