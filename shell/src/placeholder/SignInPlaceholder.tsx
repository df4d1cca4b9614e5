import { Button, Field } from '@timetrack/ui/essentials';
import { SignInTabs } from '../sign-in/SignInTabs.js';

/** The sign-in page before its code has arrived. Boxes take the place of the fields, so that nothing typed is lost. */
export function SignInPlaceholder() {
  return <SignInTabs value="login" login={<Fields />} onForgot={() => undefined} />;
}

function Fields() {
  return (
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
  );
}

const box =
  'flex h-11 items-center justify-end rounded-md border border-input bg-field px-3 text-sm font-medium text-muted-foreground shadow-xs md:h-10 pointer-coarse:min-h-11';
