import { useToast } from '@timetrack/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { describeLoadFailure } from '../common/offline-words.js';
import { useOnDemand } from '../common/use-on-demand.js';
import { reauthentication } from '../session/reauthentication.js';

const loadDialog = async () => (await import('./ReauthenticationDialog.js')).ReauthenticationDialog;

/** Waits for the question who the user is, and loads its dialog then. */
export function Reauthentication({ onSessionEnded }: { readonly onSessionEnded: () => void }) {
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
