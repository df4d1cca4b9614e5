import { Controller, useWatch } from '@timetrack/screens';
import { Field } from '@timetrack/ui';
import { useState } from 'react';
import { OvertimeRuleSelect } from '../../../../components/OvertimeRuleSelect.js';
import {
  choiceOf,
  describeExample,
  describeLimits,
  describeSources,
  type RuleDefinition,
} from '../../../../components/overtime-rules.js';
import { SideDialog } from '../../../../components/SideDialog.js';
import { type Organization, ruleOf, type SettingsForm } from '../settings-form.js';
import { CustomRules } from './CustomRules.js';
import { CertainHints, RuleLine } from './OvertimeHints.js';

interface OvertimeRuleFieldProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
  readonly rules: readonly RuleDefinition[];
}

/** The option that opens the organization's own rules, so that the screen needs no button for them. */
const own = 'own';

/** The overtime rule, what it means, the law behind it, and other laws that may apply. */
export function OvertimeRuleField({ form, saved, rules }: OvertimeRuleFieldProps) {
  const [isManaging, setManaging] = useState(false);
  const value = useWatch({ control: form.control, name: 'overtimeRule' });
  const rule = rules.find((each) => choiceOf(each) === value);
  const hints = saved.overtimeRuleHints.filter(({ overtimeRule }) => overtimeRule !== value);
  // Once there are pay terms, Team offers them.
  const isPlain = rule?.key === 'FLSA' && !saved.hasPayTerms;
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Controller
        control={form.control}
        name="overtimeRule"
        render={({ field }) => (
          <Field label="Overtime Rule" hint={rule && describeLimits(rule)} error={form.errorOf('overtimeRule')}>
            <OvertimeRuleSelect
              {...field}
              rules={rules}
              current={ruleOf(saved)}
              last={<option value={own}>Add or change your own rules…</option>}
              onChange={({ target }) => {
                if (target.value === own) setManaging(true);
                else field.onChange(target.value);
              }}
            />
          </Field>
        )}
      />
      {rule && !isPlain && <RuleFacts rule={rule} hasHints={hints.length > 0} />}
      <CertainHints
        hints={hints.filter(({ isCertain }) => isCertain)}
        rules={rules}
        onChoose={(chosen) => form.setValue('overtimeRule', chosen, { shouldDirty: true })}
      />
      <RuleLine hints={hints.filter(({ isCertain }) => !isCertain)} plainRule={isPlain ? rule : undefined} />
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

const wageRule =
  'Choose “Nevada, daily and weekly” to be safe. “Nevada, weekly only” is for people who are paid at least one and a half times the minimum wage.';

interface RuleFactsProps {
  readonly rule: RuleDefinition;
  readonly hasHints: boolean;
}

/** The rule that most organizations have is known: it adds one line to the screen, which is a hint if there is one. */
function RuleFacts({ rule, hasHints }: RuleFactsProps) {
  const isFederal = rule.key === 'FLSA';
  const sources = describeSources(rule);
  const [example] = isFederal ? [] : rule.examples;
  if (isFederal && hasHints) return null;
  return (
    <div className="ad:flex ad:flex-col ad:gap-1.5 ad:text-sm ad:text-pretty ad:text-muted-foreground">
      {(rule.key === 'NEVADA' || rule.key === 'NEVADA_WEEKLY') && <p className="ad:text-foreground">{wageRule}</p>}
      {example && <p>{`Example: ${describeExample(example)}.`}</p>}
      {sources && <p>{sources}</p>}
    </div>
  );
}
