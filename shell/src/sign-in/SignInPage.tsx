import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import type { Credentials, OrganizationRegistration } from '../session/session-api.js';
import { organizationInviteToken } from '../session/sign-in-address.js';
import { LoginForm } from './LoginForm.js';
import { RegisterTab } from './RegisterTab.js';
import { useRegistrationOptions } from './registration-options.js';
import { SignInTabs } from './SignInTabs.js';

interface SignInPageProps {
  /** Of the person who has just registered. */
  readonly email: string;
  readonly onLogin: (credentials: Credentials) => Promise<void>;
  readonly onRegister: (registration: OrganizationRegistration) => Promise<'CONFIRM_EMAIL' | undefined>;
  /** Called when the user starts typing. */
  readonly onFirstInput: () => void;
  readonly onForgot: () => void;
}

export function SignInPage({ email, onLogin, onRegister, onFirstInput, onForgot }: SignInPageProps) {
  const [inviteToken] = useState(organizationInviteToken);
  const [tab, setTab] = useState(inviteToken ? 'register' : 'login');
  const options = useRegistrationOptions();
  useEffect(() => {
    setDocumentTitle(tab === 'login' ? 'Login' : 'Register');
  }, [tab]);

  return (
    <SignInTabs
      value={tab}
      onValueChange={setTab}
      onInput={onFirstInput}
      login={<LoginForm email={email} onLogin={onLogin} />}
      onForgot={onForgot}
      register={<RegisterTab options={options} inviteToken={inviteToken} onRegister={onRegister} />}
    />
  );
}
