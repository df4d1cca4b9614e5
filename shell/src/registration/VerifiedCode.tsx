import { roleNames } from '@timetrack/contracts';
import { Card, CardContent } from '@timetrack/ui/essentials';
import { LoaderCircle } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import { FormCard } from '../sign-in/SignInFrame.js';
import { InvalidInvitation } from './InvalidInvitation.js';
import { JoinForm } from './JoinForm.js';
import { minPasswordLength } from './password-problem.js';
import { useVerification } from './use-verification.js';

interface VerifiedCodeProps {
  readonly code: string;
  readonly onCode: (code: string | null) => void;
  /** Called with the email address of the new account. */
  readonly onRegistered: (email: string) => void;
  readonly onLogin: (options?: { readonly replace: boolean }) => void;
}

/** Verifies a code, and shows the form if the invitation is valid. */
export function VerifiedCode({ code, onCode, onRegistered, onLogin }: VerifiedCodeProps) {
  const { verification, retry } = useVerification(code);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = verification;

  // The result replaces the spinner, so move the focus to its heading.
  useEffect(() => {
    if (status !== 'verifying') heading.current?.focus();
  }, [status]);

  if (status === 'verifying') return <Verifying />;
  if (status === 'valid') {
    const { organizationName, role, minimumPasswordLength = minPasswordLength, ...suggested } = verification.invitation;
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
      <InvalidInvitation
        message={verification.message}
        onLogin={() => onLogin()}
        onRetry={isUnknown ? retry : null}
        onOtherCode={() => onCode(null)}
      />
    </FormCard>
  );
}

function Verifying() {
  return (
    <Card className="w-full max-w-md">
      <CardContent className="flex items-center justify-center gap-3 py-12 text-muted-foreground md:py-12">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spinner" />
        <p role="status">Verifying invitation...</p>
      </CardContent>
    </Card>
  );
}

/** `a worker`, `an accountant` */
function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
