import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui/basics';
import { punchMessages } from './punch-messages.js';
import type { Attempt } from './punches.js';

interface UnconfirmedPunchProps {
  readonly attempt: Attempt;
  readonly disabled: boolean;
  readonly onRetry: () => Promise<void>;
}

/** Shown after the network or a proxy failed during a punch, until its result is known. */
export function UnconfirmedPunch({ attempt, disabled, onRetry }: UnconfirmedPunchProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{punchMessages[attempt.punch].unconfirmed}</AlertTitle>
      <AlertDescription>
        <p>The server did not confirm it. Retrying is safe: it counts only once, even if the first attempt arrived.</p>
        <Button
          variant="outline"
          size="touch"
          className="tc:mt-3 tc:w-full"
          aria-disabled={disabled}
          onClick={() => void onRetry()}
        >
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
