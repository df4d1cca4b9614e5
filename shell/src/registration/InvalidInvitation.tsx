import { Alert, AlertDescription, Button } from '@timetrack/ui/essentials';

interface InvalidInvitationProps {
  /** The server's own words. */
  readonly message: string;
  readonly onLogin: () => void;
  /** Where it may help: asks the server once more. */
  readonly onAgain: (() => void) | null;
  readonly onOtherCode: () => void;
}

export function InvalidInvitation({ message, onLogin, onAgain, onOtherCode }: InvalidInvitationProps) {
  return (
    <div className="flex flex-col gap-5">
      <Alert variant="destructive">
        <AlertDescription>{message}</AlertDescription>
      </Alert>
      <div className="flex flex-col gap-2">
        {onAgain && (
          <Button size="lg" onClick={onAgain}>
            Try Again
          </Button>
        )}
        <Button size="lg" variant={onAgain ? 'outline' : 'default'} onClick={onLogin}>
          Go to Login
        </Button>
        <Button size="lg" variant="ghost" onClick={onOtherCode}>
          Enter Another Code
        </Button>
      </div>
    </div>
  );
}
