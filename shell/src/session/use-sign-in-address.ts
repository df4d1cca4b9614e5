import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { unsavedForms } from '../common/unsaved-forms.js';
import { showSignInAddress, signedOutAddress } from './sign-in-address.js';

/**
 * Redirects every path except /register and /forgot to /login, even after the back button. Only signed-in users load the
 * router, so the signed-out screens work without it. `leave` is the navigation that waits until the user agrees to lose
 * what they typed.
 */
export function useSignInAddress({ remember }: { readonly remember: boolean }) {
  const [address, setAddress] = useState(signedOutAddress);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const current = useRef('');
  const show = useCallback(() => {
    current.current = pathAndQuery();
    setAddress(signedOutAddress());
  }, []);

  useLayoutEffect(() => {
    showSignInAddress({ remember });
    show();
    const onPopState = () => {
      if (unsavedForms.isAny() && pathAndQuery() !== current.current) {
        // The browser has gone back before it tells anyone.
        window.history.pushState(null, '', current.current);
        return setLeave(() => () => window.history.back());
      }
      showSignInAddress({ remember: true });
      show();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [remember, show]);

  const go = useCallback(
    (to: string, { replace = false } = {}) => {
      const leave = () => {
        if (replace) window.history.replaceState(null, '', to);
        else window.history.pushState(null, '', to);
        show();
      };
      if (unsavedForms.isAny()) setLeave(() => leave);
      else leave();
    },
    [show],
  );
  const question = {
    onKeep: () => setLeave(null),
    onDiscard: () => {
      setLeave(null);
      unsavedForms.discard();
      leave?.();
    },
  };
  return { ...address, go, question: leave && question };
}

const pathAndQuery = () => window.location.pathname + window.location.search;
