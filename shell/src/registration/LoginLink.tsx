import { loginPath } from '../session/sign-in-address.js';

/** A link rather than a button, so that it can be opened in another tab. */
export function LoginLink({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <p className="text-center text-sm">
      <a
        href={loginPath}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onLogin();
        }}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        Already have an account? Log in
      </a>
    </p>
  );
}
