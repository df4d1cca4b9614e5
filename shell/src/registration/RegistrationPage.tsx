import { useEffect, useRef } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';
import { CodeForm } from './CodeForm.js';
import { VerifiedCode } from './VerifiedCode.js';

interface RegistrationPageProps {
  /** The invitation code in the address, or null. */
  readonly code: string | null;
  /** Puts a code into the address, or removes it. */
  readonly onCode: (code: string | null) => void;
  /** Called with the email address of the new account. */
  readonly onRegistered: (email: string) => void;
  readonly onLogin: (options?: { readonly replace: boolean }) => void;
}

/** Where invited users create their account. The address contains the invitation code. */
export function RegistrationPage({ code, onCode, onRegistered, onLogin }: RegistrationPageProps) {
  useEffect(() => setDocumentTitle('Employee Registration'), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // Moves the focus when the user goes back to enter another code.
  useEffect(() => {
    if (!isFirst.current && code === null) heading.current?.focus();
    isFirst.current = false;
  }, [code]);

  return (
    <SignInFrame>
      {code === null ? (
        <FormCard
          title="Employee Registration"
          subtitle="Enter your invitation code to get started"
          headingRef={heading}
        >
          <CodeForm onCode={onCode} onLogin={() => onLogin()} />
        </FormCard>
      ) : (
        <VerifiedCode key={code} code={code} onCode={onCode} onRegistered={onRegistered} onLogin={onLogin} />
      )}
    </SignInFrame>
  );
}
