import { Alert, Button } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { sendRequest } from '../session/rest-client.js';
import { loginPath } from '../session/sign-in-address.js';
import { useRegistrationOptions } from '../sign-in/registration-options.js';
import { FormCard, SignInFrame, SignInLink } from '../sign-in/SignInFrame.js';

/** Never reveals whether the account exists. */
export function ForgotPage() {
  const [requested, setRequested] = useState<string | null>(null);
  const sendsMail = useRegistrationOptions()?.confirmedByMail;
  useEffect(() => setDocumentTitle('Forgot your password?'), []);
  const { busy, formProps, field } = useSubmission<{ readonly email: string }>({
    send: async ({ email }) => {
      await sendRequest('POST', '/api/auth/forgot', { email });
      setRequested(email);
    },
    failureTitle: 'The link could not be requested',
  });
  return (
    <SignInFrame>
      <FormCard title="Forgot your password?" subtitle={subtitleOf(sendsMail)}>
        <div className="flex flex-col gap-5">
          {requested && (
            <Alert>
              <div className="wrap-anywhere">
                {`If ${requested} belongs to an account, a link is on its way. It works once, for 60 minutes.`}
              </div>
            </Alert>
          )}
          {sendsMail !== false && (
            <form className="space-y-5" {...formProps}>
              <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
              <Button type="submit" size="lg" className="w-full" busy={busy}>
                {busy ? 'Sending Link...' : 'Send Link'}
              </Button>
            </form>
          )}
          <SignInLink href={loginPath}>Back to Login</SignInLink>
        </div>
      </FormCard>
    </SignInFrame>
  );
}

/** Undefined until the server has said whether it sends mail. */
function subtitleOf(sendsMail: boolean | undefined): string {
  if (sendsMail === undefined) return 'Enter the email address of your account.';
  if (sendsMail) return 'Enter the email address of your account. We will mail you a link to choose a new password.';
  return 'This server sends no mail. Ask an administrator of your organization for a link to choose a new password.';
}
