export const loginPath = '/login';
export const registrationPath = '/register';
export const forgotPath = '/forgot';

/** Where the mailed link of a registration leads, with its token in the fragment. */
const confirmRegistrationPath = '/confirm-registration';

/** The paths for users who are not signed in. */
export const signedOutPaths: readonly string[] = [loginPath, registrationPath, confirmRegistrationPath, forgotPath];

interface SignedOutAddress {
  readonly isForgot: boolean;
  readonly isRegistration: boolean;
  readonly code: string | null;
}

export function signedOutAddress(): SignedOutAddress {
  const { pathname, search } = window.location;
  const path = pathname.replace(/(.)\/$/, '$1');
  return {
    isForgot: path === forgotPath,
    isRegistration: path === registrationPath,
    code: new URLSearchParams(search).get('code')?.trim() || null,
  };
}

/** The token of a mailed registration link, or null elsewhere. Browsers send fragments to no server. */
export function registrationToken(): string | null {
  const { pathname, hash } = window.location;
  return pathname === confirmRegistrationPath ? cleanToken(hash) : null;
}

/** The token of the operator's link for creating an organization: `/login#invite=...`. */
export function organizationInviteToken(): string | null {
  const invite = new URLSearchParams(window.location.hash.slice(1)).get('invite');
  return invite && cleanToken(invite);
}

/**
 * Puts /login into the address bar, unless the user has opened an invitation or forgot the password. The address that the
 * user requested is saved in the history entry: it survives a reload, and a link cannot forge it.
 */
export function showSignInAddress({ remember }: { readonly remember: boolean }): void {
  const { pathname, search, hash } = window.location;
  const { isForgot, isRegistration } = signedOutAddress();
  if (pathname === loginPath || isForgot || isRegistration || registrationToken() !== null) return;
  const destination = remember && pathname !== '/' ? { destination: `${pathname}${search}${hash}` } : null;
  window.history.replaceState(destination, '', loginPath);
}

/** Makes the sign-in lead to the home page: a new organization has nothing at the requested address. */
export function forgetDestination(): void {
  window.history.replaceState(null, '', window.location.href);
}

/** Where the user wanted to go before they had to sign in. The home page, unless a deep link was saved. */
export function rememberedDestination(): string {
  const saved: unknown = window.history.state?.destination;
  return typeof saved === 'string' && saved.startsWith('/') && !saved.startsWith('//') ? saved : '/';
}

/** The token without what was copied with the link, such as a zero-width space, which the address bar encodes. */
export const cleanToken = (text: string): string => text.replaceAll(/%[\da-f]{2}|[^\w-]/gi, '');
