import { loginPath } from '../session/sign-in-address.js';

/** Loads the page again: a session that ended on the server must not stay on the screen. */
export function GoToLogin({ children }: { readonly children: string }) {
  return (
    <p className="text-center text-sm">
      <a
        href={loginPath}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {children}
      </a>
    </p>
  );
}
