import { formatDate, useToday } from '@timetrack/screens';
import { Badge, Button, Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui';
import { useChange } from '../../../../hooks/use-change.js';
import { overtimeRules, roundingRules, roundingText, weekdays } from '../options.js';
import { UpdateOrganization } from '../organization.graphql.js';
import type { Organization } from '../settings-form.js';

type PayRules = Organization['payRules'][number];

/** The rules of pay over time, with those that are scheduled. Renders nothing unless they have changed. */
export function PayRulesCard({ organization }: { readonly organization: Organization }) {
  const today = useToday();
  const { payRules, scheduledChanges } = organization;
  if (payRules.length < 2) return null;
  const inForce = payRules.findLast(({ from }) => from === null || from <= today);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Pay rules over time</CardTitle>
        <CardDescription>Each day is paid under the rules that hold on it</CardDescription>
      </CardHeader>
      <CardContent>
        <ul aria-label="Pay rules" className="ad:divide-y ad:divide-border">
          {payRules.toReversed().map((rules) => (
            <li
              key={rules.from}
              className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3"
            >
              <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-48 ad:flex-col ad:gap-0.5">
                <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium">
                  {rules.from === null ? 'From the beginning' : `From ${formatDate(rules.from)}`}
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
      Cancel new {name}
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
    `workweek from ${labelOf(weekdays, workweekStartsOn)}`,
  ].join(' · ');
}
