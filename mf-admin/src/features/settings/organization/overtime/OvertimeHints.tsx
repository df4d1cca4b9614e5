import { Link } from '@timetrack/contracts/routing';
import { Alert, Button } from '@timetrack/ui';
import { linkStyles } from '../../../../components/Layout.js';
import {
  describeSources,
  type RuleChoice,
  type RuleDefinition,
  ruleName,
} from '../../../../components/overtime-rules.js';
import type { Organization } from '../settings-form.js';

interface HintsProps {
  /** Those about other rules than the one in the form. */
  readonly hints: Organization['overtimeRuleHints'];
}

interface CertainHintsProps extends HintsProps {
  readonly rules: readonly RuleDefinition[];
  readonly onChoose: (rule: RuleChoice) => void;
}

/** Notices about the laws of the whole time zone. */
export function CertainHints({ hints, rules, onChoose }: CertainHintsProps) {
  return hints.map(({ overtimeRule, message }) => (
    <Alert key={overtimeRule} variant="warning">
      <p>{message}</p>
      <Button variant="outline" size="sm" className="ad:mt-2" onClick={() => onChoose(overtimeRule)}>
        {`Choose ${ruleName(rules, overtimeRule, null)}`}
      </Button>
    </Alert>
  ));
}

interface RuleLineProps extends HintsProps {
  /** The federal rule of an organization without pay terms, which has this line alone, with a link to the first terms. */
  readonly plainRule: RuleDefinition | undefined;
}

/** One quiet line about the laws of a part of the time zone. */
export function RuleLine({ hints, plainRule }: RuleLineProps) {
  const text = hints.map(({ message }) => message).join(' ') || (plainRule && describeSources(plainRule));
  if (!text) return null;
  return (
    <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
      <span>{`${text} `}</span>
      {plainRule && (
        <Link to="/team?select=terms" className={linkStyles}>
          Pay terms of single people
        </Link>
      )}
    </p>
  );
}
