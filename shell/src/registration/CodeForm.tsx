import { Button, Field, Input } from '@timetrack/ui/essentials';
import { type FormEvent, useState } from 'react';
import { loginPath } from '../session/sign-in-address.js';
import { SignInLink } from '../sign-in/SignInLink.js';

interface CodeFormProps {
  readonly onCode: (code: string) => void;
  readonly onLogin: () => void;
}

/** For users who have a code but no link. */
export function CodeForm({ onCode, onLogin }: CodeFormProps) {
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
