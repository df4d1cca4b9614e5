import { Alert, Button } from '@timetrack/ui';
import { type RuleChoice, type RuleDefinition, ruleName } from '../../../../components/overtime-rules.js';
import type { Organization } from '../settings-form.js';

interface OvertimeHintsProps {
  /** Those about other rules than the one in the form. */
  readonly hints: Organization['overtimeRuleHints'];
  readonly rules: readonly RuleDefinition[];
  readonly onChoose: (rule: RuleChoice) => void;
}

/** Laws that the time zone suggests: a notice where the whole zone has the law, one quiet line where a part of it has. */
export function OvertimeHints({ hints, rules, onChoose }: OvertimeHintsProps) {
  const possible = hints.filter(({ isCertain }) => !isCertain);
  return (
    <>
      {hints
        .filter(({ isCertain }) => isCertain)
        .map(({ overtimeRule, message }) => (
          <Alert key={overtimeRule} variant="warning">
            <p>{message}</p>
            <Button variant="outline" size="sm" className="ad:mt-2" onClick={() => onChoose(overtimeRule)}>
              {`Choose ${ruleName(rules, overtimeRule, null)}`}
            </Button>
          </Alert>
        ))}
      {possible.length > 0 && (
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          {possible.map(({ message }) => message).join(' ')}
        </p>
      )}
    </>
  );
}
