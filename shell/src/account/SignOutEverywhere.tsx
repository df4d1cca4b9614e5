import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import { describeFailedSignOut } from '../session/server-failure.js';
import { useShellSession } from '../session/session-store.js';

/** Signs the user out on all devices, after a confirmation. */
export function SignOutEverywhere() {
  const { signOutEverywhere } = useShellSession();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setBusy(false);
      showToast({
        title: 'Failed to sign out everywhere',
        description: describeFailedSignOut(error),
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Sign Out Everywhere</Button>}
      open={isOpen}
      onOpenChange={setOpen}
      title="Sign out everywhere?"
      description="This signs you out on every device, including this one. If you are clocked in, your time keeps running."
      action="Sign Out Everywhere"
      variant="destructive"
      busy={busy}
      onAction={() => void signOut()}
    />
  );
}
