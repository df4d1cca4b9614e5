import { useCallback, useLayoutEffect, useState } from 'react';
import { showSignInAddress, signedOutAddress } from './sign-in-address.js';

/**
 * Redirects every path except /register and /forgot to /login, even after the back button. Only signed-in users load the
 * router, so the signed-out screens work without it.
 */
export function useSignInAddress({ remember }: { readonly remember: boolean }) {
  const [address, setAddress] = useState(signedOutAddress);

  useLayoutEffect(() => {
    const show = (keep: boolean) => {
      showSignInAddress({ remember: keep });
      setAddress(signedOutAddress());
    };
    show(remember);
    const onPopState = () => show(true);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [remember]);

  const go = useCallback((to: string, { replace = false } = {}) => {
    if (replace) window.history.replaceState(null, '', to);
    else window.history.pushState(null, '', to);
    setAddress(signedOutAddress());
  }, []);
  return { ...address, go };
}
