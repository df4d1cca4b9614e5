import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { punchWords } from './punch-words.js';
import type { Attempt, PunchName } from './punches.js';

interface UnansweredPunchProps {
  readonly attempt: Attempt;
  /** No punch is taken at this moment. */
  readonly closed: boolean;
  readonly onRetry: (punch: PunchName) => Promise<void>;
}

/** The network failed under a punch: says so until it is known what became of it, and offers the way on. */
export function UnansweredPunch({ attempt, closed, onRetry }: UnansweredPunchProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{punchWords[attempt.punch].unconfirmed}</AlertTitle>
      <AlertDescription>
        <p>The server could not be reached. Trying again is safe: it counts once, even if the first try arrived.</p>
        <Button
          variant="outline"
          size="touch"
          className="tc:mt-3 tc:w-full"
          aria-disabled={closed}
          onClick={() => void onRetry(attempt.punch)}
        >
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
