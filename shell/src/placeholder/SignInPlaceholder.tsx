import { Button, Field, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/essentials';
import { ForgotLink } from '../sign-in/ForgotLink.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';

/** The sign-in page before its code has arrived. Boxes take the place of the fields, so that nothing typed is lost. */
export function SignInPlaceholder() {
  return (
    <SignInFrame>
      <Tabs value="login" className="w-full max-w-md">
        <TabsList className="grid w-full grid-cols-2">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <FormCard title="Welcome back">
            <div className="space-y-5">
              <Field label="Email">
                <div className={box} />
              </Field>
              <Field label="Password">
                <div className={box}>Show</div>
              </Field>
              <Button size="lg" className="w-full">
                Sign in
              </Button>
            </div>
            <ForgotLink onForgot={() => undefined} />
          </FormCard>
        </TabsContent>
      </Tabs>
    </SignInFrame>
  );
}

const box =
  'flex h-11 items-center justify-end rounded-md border border-input bg-field px-3 text-sm font-medium text-muted-foreground shadow-xs md:h-10 pointer-coarse:min-h-11';
