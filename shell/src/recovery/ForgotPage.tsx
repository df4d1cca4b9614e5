import { Alert, Button } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { sendRequest } from '../session/rest-client.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame, SignInLink } from '../sign-in/SignInFrame.js';

interface Requested {
  readonly email: string;
  /** Whether the server sends mail at all. */
  readonly mailConfigured: boolean;
}

/** Never reveals whether the account exists. */
export function ForgotPage() {
  const [requested, setRequested] = useState<Requested | null>(null);
  useEffect(() => setDocumentTitle('Forgot your password?'), []);
  const { busy, formProps, field } = useSubmission<{ readonly email: string }>({
    send: async ({ email }) => {
      const body = (await sendRequest('POST', '/api/auth/forgot', { email })) as { mailConfigured?: boolean };
      setRequested({ email, mailConfigured: body.mailConfigured === true });
    },
    failureTitle: 'The link could not be requested',
  });
  return (
    <SignInFrame>
      <FormCard
        title="Forgot your password?"
        subtitle="Enter the email address of your account. We will mail you a link to choose a new password."
      >
        <div className="flex flex-col gap-5">
          {requested && (
            <Alert>
              <div className="wrap-anywhere">
                {requested.mailConfigured
                  ? `If ${requested.email} belongs to an account, a link is on its way. It works once, for 60 minutes.`
                  : 'This server sends no mail. Ask an administrator for a link.'}
              </div>
            </Alert>
          )}
          <form className="space-y-5" {...formProps}>
            <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
            <Button type="submit" size="lg" className="w-full" busy={busy}>
              {busy ? 'Sending Link...' : 'Send Link'}
            </Button>
          </form>
          <SignInLink href={loginPath}>Back to Login</SignInLink>
        </div>
      </FormCard>
    </SignInFrame>
  );
}
