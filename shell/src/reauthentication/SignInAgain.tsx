import { useLocation } from '@timetrack/contracts/routing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnDemand } from '../common/on-demand.js';
import type { SignInAgainDialogProps } from './SignInAgainDialog.js';

const loadDialog = async () => (await import('./SignInAgainDialog.js')).SignInAgainDialog;

/**
 * When the session ends in the middle of a form, the user signs in above it. Elsewhere, or when the dialog cannot be loaded,
 * the sign-in page takes the place of the screen, which shows data of the ended session.
 */
export function SignInAgain({ isEnded, ...props }: SignInAgainDialogProps & { readonly isEnded: boolean }) {
  const { leave } = props.session;
  const isInForm = useIsInForm();
  const leaveUnlessInForm = useEffectEvent(() => isInForm() || leave());
  useEffect(() => {
    if (isEnded) leaveUnlessInForm();
  }, [isEnded]);
  const Dialog = useOnDemand(loadDialog, isEnded, leave);
  return Dialog && isEnded && <Dialog {...props} />;
}

/**
 * Whether something was entered since the user came to the screen, or a dialog is open, or the page would ask before it is
 * closed: buttons change forms as well, and fire no events of input.
 */
function useIsInForm(): () => boolean {
  const hasInput = useRef(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins without input
  useEffect(() => {
    hasInput.current = false;
    const listener = () => {
      hasInput.current = true;
      // The network may fail later, and without the dialog, the input would be lost.
      loadDialog().catch(() => undefined);
    };
    document.addEventListener('input', listener);
    return () => document.removeEventListener('input', listener);
  }, [pathname]);
  return () => hasInput.current || document.querySelector('[aria-modal="true"]') !== null || asksBeforeUnload();
}

function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
