import { Alert, Button } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';
import { SignInLink } from '../sign-in/SignInLink.js';
import { requestReset } from './recovery-api.js';

interface Requested {
  readonly email: string;
  readonly mailConfigured: boolean;
}

/** Never reveals whether the account exists. */
export function ForgotPage() {
  const [requested, setRequested] = useState<Requested | null>(null);
  useEffect(() => setDocumentTitle('Forgot your password?'), []);
  return (
    <SignInFrame>
      <FormCard
        title="Forgot your password?"
        subtitle="Enter the email address of your account. We will mail you a link to choose a new password."
      >
        <div className="flex flex-col gap-5">
          {requested && <Outcome {...requested} />}
          <ForgotForm onRequested={setRequested} />
          <SignInLink href={loginPath}>Back to Login</SignInLink>
        </div>
      </FormCard>
    </SignInFrame>
  );
}

function ForgotForm({ onRequested }: { readonly onRequested: (requested: Requested) => void }) {
  const { busy, errors, onSubmit, clearError } = useSubmission<{ readonly email: string }>({
    send: async ({ email }) => onRequested({ email, ...(await requestReset(email)) }),
    failureTitle: 'The link could not be requested',
    failureText: 'Please try again',
  });
  return (
    <form className="space-y-5" onSubmit={onSubmit} noValidate aria-busy={busy}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
        onChanged={clearError}
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Sending Link...' : 'Send Link'}
      </Button>
    </form>
  );
}

function Outcome({ email, mailConfigured }: Requested) {
  return (
    <Alert>
      <div className="wrap-anywhere">
        {mailConfigured
          ? `If ${email} belongs to an account, a link is on its way. It works once, for 60 minutes.`
          : 'This server sends no mail. Ask an administrator for a link.'}
      </div>
    </Alert>
  );
}
