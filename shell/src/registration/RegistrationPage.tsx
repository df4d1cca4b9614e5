import { useEffect, useRef } from 'react';
import { setDocumentTitle } from '../common/index.js';
import { FormCard, SignInFrame } from '../sign-in/index.js';
import { CodeForm } from './CodeForm.js';
import { VerifiedCode } from './VerifiedCode.js';

export interface RegistrationPageProps {
  /** The invitation code in the address, or null. */
  readonly code: string | null;
  /** Puts a code into the address; null takes it out. */
  readonly onCode: (code: string | null) => void;
  readonly onLogin: (how?: { readonly replace: boolean }) => void;
}

/** How somebody who was invited becomes a member of the organization. The address says with which code. */
export function RegistrationPage({ code, onCode, onLogin }: RegistrationPageProps) {
  useEffect(() => setDocumentTitle('Employee Registration'), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // Whoever asked for another code finds themselves where it is typed.
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
        <VerifiedCode key={code} code={code} onCode={onCode} onLogin={onLogin} />
      )}
    </SignInFrame>
  );
}
