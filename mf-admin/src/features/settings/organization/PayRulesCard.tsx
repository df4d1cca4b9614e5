import { formatDate, useToday } from '@timetrack/screens';
import { Badge, Button, Card, CardContent, CardHeader } from '@timetrack/ui';
import { type RuleDefinition, ruleName } from '../../../components/overtime-rules.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { weekdayLabel } from '../../../components/pay-labels.js';
import type { OrganizationUpdateInput } from '../../../gql/graphql.js';
import { useChange } from '../../../hooks/use-change.js';
import { UpdateOrganization } from './organization.graphql.js';
import { type Organization, roundingRules } from './settings-form.js';

type PayRules = Organization['payRules'][number];

interface PayRulesCardProps {
  readonly organization: Organization;
  readonly overtimeRules: readonly RuleDefinition[];
}

/** The rules of pay over time, with those that are scheduled. Renders nothing unless they have changed. */
export function PayRulesCard({ organization, overtimeRules }: PayRulesCardProps) {
  const today = useToday();
  const { payRules } = organization;
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
                <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
                  {describeRules(rules, overtimeRules)}
                </p>
              </div>
              <CancelButtons organization={organization} rules={rules} />
            </li>
          ))}
        </ul>
        <Pager of="pay rules" {...pager} />
      </CardContent>
    </Card>
  );
}

interface CancelButtonsProps {
  readonly organization: Organization;
  readonly rules: PayRules;
}

/** The buttons that cancel the changes that begin with these rules. */
function CancelButtons({ organization, rules }: CancelButtonsProps) {
  const { payRules, scheduledChanges } = organization;
  const scheduled = scheduledChanges.filter(({ from }) => from === rules.from);
  const before = payRules[payRules.indexOf(rules) - 1];
  const changesLaw = scheduled.some(({ setting }) => setting === 'overtimeRule');
  return scheduled.map(
    (change) =>
      before &&
      // A rule of the organization is stored as two settings.
      !(changesLaw && change.setting === 'customRuleId') && (
        <CancelButton key={change.setting} change={change} before={before} />
      ),
  );
}

const settingNames = {
  timezone: 'time zone',
  roundingRule: 'rounding rule',
  overtimeRule: 'overtime rule',
  customRuleId: 'overtime rule',
  breakPremiums: 'pay of missed breaks',
  workweekStartsOn: 'start of the workweek',
} as const;

type ScheduledChange = Organization['scheduledChanges'][number];

interface CancelButtonProps {
  readonly change: ScheduledChange;
  /** The rules of the day before. */
  readonly before: PayRules;
}

/** Sets the value from before on the day of the change, which removes it. */
function CancelButton({ change: scheduled, before }: CancelButtonProps) {
  const { busy, change } = useChange();
  const cancel = () =>
    change({
      mutation: UpdateOrganization,
      variables: { input: { ...valueBefore(scheduled, before), effectiveFrom: scheduled.from } },
      done: 'Scheduled change canceled',
      failed: 'Failed to cancel the change',
    });
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => void cancel()}>
      {`Cancel new ${settingNames[scheduled.setting]}`}
    </Button>
  );
}

function valueBefore(scheduled: ScheduledChange, before: PayRules): OrganizationUpdateInput {
  const { setting } = scheduled;
  // An organization without a time zone has that of the server, which the rules name.
  if (setting === 'timezone') return { timezone: scheduled.before };
  if (setting !== 'overtimeRule' && setting !== 'customRuleId') return { [setting]: before[setting] };
  const { overtimeRule, customRule } = before;
  return customRule ? { overtimeRule, customRuleId: customRule.id } : { overtimeRule };
}

function describeRules(
  { timezone, roundingRule, overtimeRule, customRule, ...rules }: PayRules,
  overtimeRules: readonly RuleDefinition[],
): string {
  const paysBreaks = overtimeRule === 'CALIFORNIA' && rules.breakPremiums;
  return [
    timezone,
    roundingRules.find(({ value }) => value === (roundingRule ?? 'NONE'))?.label,
    ruleName(overtimeRules, overtimeRule, customRule),
    ...(paysBreaks ? ['missed breaks are paid'] : []),
    `workweek from ${weekdayLabel(rules.workweekStartsOn)}`,
  ].join(' · ');
}
