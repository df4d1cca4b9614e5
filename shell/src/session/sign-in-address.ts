export const loginPath = '/login';
export const registrationPath = '/register';

/** The paths that are for people who are not signed in. */
export const signedOutPaths: readonly string[] = [loginPath, registrationPath];

/** The address as the signed-out screens see it: which of them, and with which invitation code. */
export interface SignedOutAddress {
  readonly isRegistration: boolean;
  readonly code: string | null;
}

export function signedOutAddress(): SignedOutAddress {
  const { pathname, search } = window.location;
  return {
    isRegistration: pathname.replace(/(.)\/$/, '$1') === registrationPath,
    code: new URLSearchParams(search).get('code')?.trim() || null,
  };
}

/**
 * Puts /login into the address bar, unless an invitation is to be used. The place that the person came for is kept in
 * the history entry: it survives a reload, and nobody can forge it with a link.
 */
export function showSignInAddress({ remember }: { readonly remember: boolean }): void {
  const { pathname, search, hash } = window.location;
  if (pathname === loginPath || signedOutAddress().isRegistration) return;
  const worthKeeping = remember && pathname !== '/';
  window.history.replaceState(worthKeeping ? { destination: `${pathname}${search}${hash}` } : null, '', loginPath);
}

/** Makes the way in lead home: who founds an organization came for nothing that it has. */
export function forgetDestination(): void {
  window.history.replaceState(null, '', window.location.href);
}

/** Where the person wanted to go before they had to sign in; home, unless a deep link was kept. */
export function rememberedDestination(): string {
  const kept: unknown = window.history.state?.destination;
  return typeof kept === 'string' && kept.startsWith('/') && !kept.startsWith('//') ? kept : '/';
}
