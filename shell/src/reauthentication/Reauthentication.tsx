import { useToast } from '@timetrack/contracts';
import { useLocation } from '@timetrack/contracts/routing';
import { useEffect, useSyncExternalStore } from 'react';
import { describeLoadFailure } from '../common/browser.js';
import { useOnDemand } from '../common/on-demand.js';
import { reauthentication } from '../session/reauthentication.js';

const loadDialog = async () => (await import('./ReauthenticationDialog.js')).ReauthenticationDialog;

interface ReauthenticationProps {
  readonly onSessionEnded: () => void;
}

/** The dialog closes when the user leaves the address of the request. */
export function Reauthentication(props: ReauthenticationProps) {
  return <Question key={useLocation().key} {...props} />;
}

/** Waits for the question, and loads its dialog then. */
function Question({ onSessionEnded }: ReauthenticationProps) {
  const showToast = useToast();
  const isAsking = useSyncExternalStore(reauthentication.subscribe, reauthentication.isAsking);
  // The session may end while the dialog is open.
  useEffect(() => () => reauthentication.answer(false), []);
  const Dialog = useOnDemand(loadDialog, isAsking, () => {
    reauthentication.answer(false);
    showToast({
      title: 'Your password could not be asked for',
      description: describeLoadFailure(),
      variant: 'destructive',
    });
  });
  return Dialog && <Dialog isAsking={isAsking} onSessionEnded={onSessionEnded} />;
}
