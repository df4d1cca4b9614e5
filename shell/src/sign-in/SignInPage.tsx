import { useEffect, useRef, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { useUnsavedForm } from '../forms/use-ask-before-unload.js';
import type { Credentials, OrganizationRegistration } from '../session/session-api.js';
import { organizationInviteToken } from '../session/sign-in-address.js';
import { LoginForm } from './LoginForm.js';
import { RegisterTab } from './RegisterTab.js';
import { useRegistrationOptions } from './registration-options.js';
import { SignInTabs } from './SignInFrame.js';

interface SignInPageProps {
  readonly email: string;
  readonly onLogin: (credentials: Credentials) => Promise<void>;
  readonly onRegister: (registration: OrganizationRegistration) => Promise<'CONFIRM_EMAIL' | undefined>;
  readonly onFirstInput: () => void;
  readonly onForgot: () => void;
}

export function SignInPage({ email, onLogin, onRegister, onFirstInput, onForgot }: SignInPageProps) {
  const [inviteToken] = useState(organizationInviteToken);
  const [tab, setTab] = useState(inviteToken ? 'register' : 'login');
  const options = useRegistrationOptions();
  const typed = useRef<Readonly<Record<string, string>>>({});
  const [isTyped, setTyped] = useState(false);
  useUnsavedForm(isTyped);
  const register = async (registration: OrganizationRegistration) => {
    const next = await onRegister(registration);
    setTyped(false);
    return next;
  };
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
      register={
        <RegisterTab
          options={options}
          inviteToken={inviteToken}
          typed={typed.current}
          onTyped={(values) => {
            typed.current = values;
            setTyped(Object.values(values).some((text) => text !== ''));
          }}
          onRegister={register}
        />
      }
    />
  );
}
