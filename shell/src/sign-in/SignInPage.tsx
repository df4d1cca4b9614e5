import { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import type { Credentials, OrganizationRegistration } from '../session/session-api.js';
import { organizationInviteToken } from '../session/sign-in-address.js';
import { ForgotLink } from './ForgotLink.js';
import { LoginForm } from './LoginForm.js';
import { RegisterTab } from './RegisterTab.js';
import { useRegistrationOptions } from './registration-options.js';
import { FormCard, SignInFrame } from './SignInFrame.js';

interface SignInPageProps {
  readonly onLogin: (credentials: Credentials) => Promise<void>;
  readonly onRegister: (registration: OrganizationRegistration) => Promise<'CONFIRM_EMAIL' | undefined>;
  /** Called when the user starts typing. */
  readonly onFirstInput: () => void;
  readonly onForgot: () => void;
}

export function SignInPage({ onLogin, onRegister, onFirstInput, onForgot }: SignInPageProps) {
  const [inviteToken] = useState(organizationInviteToken);
  const [tab, setTab] = useState(inviteToken ? 'register' : 'login');
  const options = useRegistrationOptions();
  useEffect(() => {
    setDocumentTitle(tab === 'login' ? 'Login' : 'Register');
  }, [tab]);

  return (
    <SignInFrame>
      <Tabs value={tab} onValueChange={setTab} className="w-full max-w-md" onInput={onFirstInput}>
        <TabsList className="grid w-full grid-cols-2">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <FormCard title="Welcome back">
            <LoginForm onLogin={onLogin} />
            <ForgotLink onForgot={onForgot} />
          </FormCard>
        </TabsContent>
        <TabsContent value="register">
          <RegisterTab options={options} inviteToken={inviteToken} onRegister={onRegister} />
        </TabsContent>
      </Tabs>
    </SignInFrame>
  );
}
