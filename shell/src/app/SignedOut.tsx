import { useToast } from '@timetrack/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { homeFiles, pageData, preloadFiles } from '../page/page-data.js';
import { ConfirmRegistrationPage } from '../registration/ConfirmRegistrationPage.js';
import { RegistrationPage } from '../registration/RegistrationPage.js';
import { LeaveQuestion } from '../routing/LeaveQuestion.js';
import type { OrganizationRegistration } from '../session/session-api.js';
import type { SessionStore, SignedOutReason } from '../session/session-store.js';
import {
  forgetDestination,
  forgotPath,
  loginPath,
  registrationPath,
  registrationToken,
} from '../session/sign-in-address.js';
import { useSignInAddress } from '../session/use-sign-in-address.js';
import { SignInPage } from '../sign-in/SignInPage.js';
import { loadSignedInApp } from './load-signed-in-app.js';

export { ConfirmRegistrationPage };

const ForgotPage = lazy(async () => ({ default: (await import('../recovery/ForgotPage.js')).ForgotPage }));

interface SignedOutProps {
  readonly session: SessionStore;
  readonly reason: SignedOutReason;
}

export function SignedOut({ session, reason }: SignedOutProps) {
  const showToast = useToast();
  const [registeredEmail, setRegisteredEmail] = useState('');
  const { isForgot, isRegistration, code, go, question } = useSignInAddress({ remember: reason !== 'left' });
  useEffect(() => {
    if (reason === 'ended') {
      showToast({ title: 'Your session has ended', description: 'Please sign in again.', variant: 'destructive' });
    }
    if (reason === 'elsewhere') {
      showToast({ title: 'You have been signed out', description: 'You signed out in another tab.' });
    }
  }, [reason, showToast]);

  // Downloads the product's code while the user types, so that the home page is ready after the sign-in.
  const prefetch = () => {
    loadSignedInApp().catch(() => undefined);
    preloadFiles(homeFiles(pageData));
  };
  const register = (registration: OrganizationRegistration) => {
    forgetDestination();
    return session.register(registration);
  };
  const token = registrationToken();
  if (token !== null) {
    const confirm = async () => {
      go('/', { replace: true });
      await session.check();
    };
    return <ConfirmRegistrationPage token={token} onConfirmed={confirm} onLogin={() => go(loginPath)} />;
  }
  if (isRegistration) {
    return (
      <>
        <RegistrationPage
          code={code}
          onCode={(typed) => go(typed ? `${registrationPath}?code=${encodeURIComponent(typed)}` : registrationPath)}
          onRegistered={setRegisteredEmail}
          onLogin={(options) => go(loginPath, options)}
        />
        {question && <LeaveQuestion open {...question} />}
      </>
    );
  }
  if (isForgot) {
    return (
      <Suspense>
        <ForgotPage />
      </Suspense>
    );
  }
  return (
    <>
      <SignInPage
        email={registeredEmail}
        onLogin={session.signIn}
        onRegister={register}
        onFirstInput={prefetch}
        onForgot={() => go(forgotPath)}
      />
      {question && <LeaveQuestion open {...question} />}
    </>
  );
}
