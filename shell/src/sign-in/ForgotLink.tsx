import { forgotPath } from '../session/sign-in-address.js';

/** A link rather than a button, so that it can be opened in another tab. */
export function ForgotLink({ onForgot }: { readonly onForgot: () => void }) {
  return (
    <p className="text-center text-sm">
      <a
        href={forgotPath}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onForgot();
        }}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        Forgot your password?
      </a>
    </p>
  );
}
