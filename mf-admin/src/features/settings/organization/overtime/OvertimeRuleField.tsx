import { Controller, useWatch } from '@timetrack/screens';
import { Button, Field } from '@timetrack/ui';
import { useState } from 'react';
import { OvertimeRuleSelect, useOvertimeRules } from '../../../../components/OvertimeRuleSelect.js';
import {
  choiceOf,
  describeExample,
  describeLimits,
  describeSources,
  type RuleDefinition,
  ruleName,
} from '../../../../components/overtime-rules.js';
import { SideDialog } from '../../../../components/SideDialog.js';
import { type Organization, ruleOf, type SettingsForm } from '../settings-form.js';
import { CustomRules } from './CustomRules.js';
import { OvertimeHints } from './OvertimeHints.js';

interface OvertimeRuleFieldProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
}

/** The option that opens the organization's own rules, so that the screen needs no button for them. */
const own = 'own';

/** The overtime rule, what it means, the law behind it, and other laws that may apply. */
export function OvertimeRuleField({ form, saved }: OvertimeRuleFieldProps) {
  const { query, rules } = useOvertimeRules();
  const [isManaging, setManaging] = useState(false);
  const value = useWatch({ control: form.control, name: 'overtimeRule' });
  const rule = rules.find((each) => choiceOf(each) === value);
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Controller
        control={form.control}
        name="overtimeRule"
        render={({ field }) => (
          <Field
            label="Overtime Rule"
            hint={rule ? hintOf(rule) : undefined}
            error={form.errorOf('overtimeRule') ?? (query.error && !query.data ? loadError : undefined)}
          >
            <OvertimeRuleSelect
              {...field}
              rules={rules}
              current={ruleOf(saved)}
              last={<option value={own}>Add or change your own rules…</option>}
              onChange={({ target }) => {
                if (target.value === own) setManaging(true);
                else field.onChange(target.value);
              }}
            >
              {!rule && <option value={value}>{ruleName(saved.overtimeRule)}</option>}
            </OvertimeRuleSelect>
          </Field>
        )}
      />
      {query.error && !query.data && (
        <Button variant="outline" size="sm" className="ad:self-start" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      )}
      {rule && !isFederal(rule) && <RuleFacts rule={rule} />}
      <OvertimeHints
        hints={saved.overtimeRuleHints}
        chosen={value}
        onChoose={(chosen) => form.setValue('overtimeRule', chosen, { shouldDirty: true })}
      />
      {isManaging && (
        <SideDialog
          title="Your Own Rules"
          description="Limits from a contract or an agreement, for the organization or for single people."
          onClose={() => setManaging(false)}
        >
          <CustomRules rules={rules.filter(({ key }) => key === 'CUSTOM')} />
        </SideDialog>
      )}
    </div>
  );
}

const loadError = 'The overtime rules could not be loaded.';

/** Nothing is added to the screen for the rule that most organizations have. */
const isFederal = ({ key }: RuleDefinition) => key === 'FLSA';

const hintOf = (rule: RuleDefinition) =>
  isFederal(rule) ? `${describeLimits(rule)} ${describeSources(rule)}` : describeLimits(rule);

const wageRule =
  'Choose “Nevada, daily and weekly” to be safe. “Nevada, weekly only” is for people who are paid at least one and a half times the minimum wage.';

function RuleFacts({ rule }: { readonly rule: RuleDefinition }) {
  const sources = describeSources(rule);
  const [example] = rule.examples;
  return (
    <div className="ad:flex ad:flex-col ad:gap-1.5 ad:text-sm ad:text-pretty ad:text-muted-foreground">
      {(rule.key === 'NEVADA' || rule.key === 'NEVADA_WEEKLY') && <p className="ad:text-foreground">{wageRule}</p>}
      {example && <p>{`Example: ${describeExample(example)}.`}</p>}
      {sources && <p>{sources}</p>}
    </div>
  );
}
