import { roleNames } from '@timetrack/contracts';
import { Alert, Button, Card, CardContent } from '@timetrack/ui/essentials';
import { LoaderCircle } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import { useCheck } from '../common/use-check.js';
import { ServerFailure } from '../session/server-failure.js';
import { FormCard } from '../sign-in/SignInFrame.js';
import { JoinForm } from './JoinForm.js';
import { type VerifiedInvitation, verifyInvitation } from './registration-api.js';

interface VerifiedCodeProps {
  readonly code: string;
  readonly onCode: (code: string | null) => void;
  readonly onRegistered: (email: string) => void;
  readonly onLogin: (options?: { readonly replace: boolean }) => void;
}

export function VerifiedCode({ code, onCode, onRegistered, onLogin }: VerifiedCodeProps) {
  const { verification, retry } = useVerification(code);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = verification;

  // The result replaces the spinner, so move the focus to its heading.
  useEffect(() => {
    if (status !== 'verifying') heading.current?.focus();
  }, [status]);

  if (status === 'verifying') {
    return (
      <Card className="w-full max-w-md">
        <CardContent className="flex items-center justify-center gap-3 py-12 text-muted-foreground md:py-12">
          <LoaderCircle aria-hidden="true" className="size-5 animate-spinner" />
          <p role="status">Verifying invitation...</p>
        </CardContent>
      </Card>
    );
  }
  if (status === 'valid') {
    const { organizationName, role, minimumPasswordLength, ...suggested } = verification.invitation;
    return (
      <FormCard
        title={`Join ${organizationName}`}
        subtitle={`Complete your registration as ${withArticle(roleNames[role].toLowerCase())}`}
        headingRef={heading}
      >
        <JoinForm
          inviteCode={code}
          suggested={suggested}
          minimumPasswordLength={minimumPasswordLength}
          onRegistered={onRegistered}
          onLogin={onLogin}
        />
      </FormCard>
    );
  }
  const isUnknown = status === 'unknown';
  return (
    <FormCard title={isUnknown ? 'Invitation Not Verified' : 'Invalid Invitation'} headingRef={heading}>
      <div className="flex flex-col gap-5">
        <Alert variant="destructive">{verification.message}</Alert>
        <div className="flex flex-col gap-2">
          {isUnknown && (
            <Button size="lg" onClick={retry}>
              Try Again
            </Button>
          )}
          <Button size="lg" variant={isUnknown ? 'outline' : 'default'} onClick={() => onLogin()}>
            Go to Login
          </Button>
          <Button size="lg" variant="ghost" onClick={() => onCode(null)}>
            Enter Another Code
          </Button>
        </div>
      </div>
    </FormCard>
  );
}

/** `a worker`, `an accountant` */
function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

type Verification =
  | { readonly status: 'verifying' }
  | { readonly status: 'valid'; readonly invitation: VerifiedInvitation }
  | { readonly status: 'invalid'; readonly message: string }
  /** No response, too many attempts, or a failure of the server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Verifies an invitation code immediately, and again on request. */
function useVerification(code: string) {
  const { result, retry } = useCheck(code, () =>
    verifyInvitation(code).then((invitation): Verification => ({ status: 'valid', invitation }), verificationOf),
  );
  const verification: Verification = result ?? { status: 'verifying' };
  return { verification, retry };
}

const undecidedStatuses = [0, 200, 429];

function verificationOf(error: unknown): Verification {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  const isUnknown = undecidedStatuses.includes(status) || status >= 500;
  return {
    status: isUnknown ? 'unknown' : 'invalid',
    // Whatever answered in place of the server says nothing about the invitation.
    message: (status !== 200 && message) || 'The invitation could not be verified. Please try again.',
  };
}
