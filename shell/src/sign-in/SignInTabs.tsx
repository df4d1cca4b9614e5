import { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/essentials';
import type { ComponentProps, ReactNode } from 'react';
import { forgotPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame } from './SignInFrame.js';
import { SignInLink } from './SignInLink.js';

interface SignInTabsProps extends Pick<ComponentProps<typeof Tabs>, 'value' | 'onValueChange' | 'onInput'> {
  readonly login: ReactNode;
  readonly onForgot: () => void;
  /** The tab to create an account. The placeholder of the page has only its name. */
  readonly register?: ReactNode;
}

export function SignInTabs({ login, onForgot, register, ...tabs }: SignInTabsProps) {
  return (
    <SignInFrame>
      <Tabs {...tabs} className="w-full max-w-md">
        <TabsList className="grid w-full grid-cols-2">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <FormCard title="Welcome back">
            {login}
            <SignInLink href={forgotPath} onFollow={onForgot}>
              Forgot your password?
            </SignInLink>
          </FormCard>
        </TabsContent>
        {register && <TabsContent value="register">{register}</TabsContent>}
      </Tabs>
    </SignInFrame>
  );
}
