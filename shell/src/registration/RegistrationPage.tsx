import { Button, Field, Input } from '@timetrack/ui/essentials';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame, SignInLink } from '../sign-in/SignInFrame.js';
import { VerifiedCode } from './VerifiedCode.js';

interface RegistrationPageProps {
  readonly code: string | null;
  /** Puts a code into the address, or removes it. */
  readonly onCode: (code: string | null) => void;
  readonly onRegistered: (email: string) => void;
  readonly onLogin: (options?: { readonly replace: boolean }) => void;
}

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

interface CodeFormProps {
  readonly onCode: (code: string) => void;
  readonly onLogin: () => void;
}

/** For users who have a code but no link. */
function CodeForm({ onCode, onLogin }: CodeFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = text.trim();
    if (code) onCode(code);
    else {
      setError('Invitation Code is required.');
      event.currentTarget.querySelector('input')?.focus();
    }
  };
  return (
    <form className="space-y-5" onSubmit={submit} noValidate>
      <Field label="Invitation Code" required error={error}>
        <Input
          name="code"
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
          className="font-mono tracking-wider"
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        Verify Invitation
      </Button>
      <SignInLink href={loginPath} onFollow={onLogin}>
        Already have an account? Log in
      </SignInLink>
    </form>
  );
}
