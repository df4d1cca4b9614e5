import { Alert, AlertDescription, Button } from '@timetrack/ui/essentials';

interface InvalidInvitationProps {
  /** The server's message. */
  readonly message: string;
  readonly onLogin: () => void;
  /** Verifies the code again; null if that cannot help. */
  readonly onRetry: (() => void) | null;
  readonly onOtherCode: () => void;
}

export function InvalidInvitation({ message, onLogin, onRetry, onOtherCode }: InvalidInvitationProps) {
  return (
    <div className="flex flex-col gap-5">
      <Alert variant="destructive">
        <AlertDescription>{message}</AlertDescription>
      </Alert>
      <div className="flex flex-col gap-2">
        {onRetry && (
          <Button size="lg" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Button size="lg" variant={onRetry ? 'outline' : 'default'} onClick={onLogin}>
          Go to Login
        </Button>
        <Button size="lg" variant="ghost" onClick={onOtherCode}>
          Enter Another Code
        </Button>
      </div>
    </div>
  );
}
