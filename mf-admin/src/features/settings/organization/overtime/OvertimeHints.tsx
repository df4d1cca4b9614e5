import { Alert, Button } from '@timetrack/ui';
import { overtimeRuleNames, type RuleChoice } from '../../../../components/overtime-rules.js';
import type { Organization } from '../settings-form.js';

interface OvertimeHintsProps {
  readonly hints: Organization['overtimeRuleHints'];
  /** The rule in the form, which may not be saved yet. */
  readonly chosen: RuleChoice;
  readonly onChoose: (rule: RuleChoice) => void;
}

/** Laws that the time zone suggests: a notice where the whole zone has the law, one quiet line where a part of it has. */
export function OvertimeHints({ hints, chosen, onChoose }: OvertimeHintsProps) {
  const open = hints.filter(({ overtimeRule }) => overtimeRule !== chosen);
  const possible = open.filter(({ isCertain }) => !isCertain);
  return (
    <>
      {open
        .filter(({ isCertain }) => isCertain)
        .map(({ overtimeRule, message }) => (
          <Alert key={overtimeRule} variant="warning">
            <p>{message}</p>
            <Button variant="outline" size="sm" className="ad:mt-2" onClick={() => onChoose(overtimeRule)}>
              {`Choose ${overtimeRuleNames[overtimeRule]}`}
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
