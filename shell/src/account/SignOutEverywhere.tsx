import { useToast } from '@timetrack/contracts';
import { type AddressFormat, useAddressState } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import { describeFailedSignOut } from '../session/server-failure.js';
import { useShellSession } from '../session/session-store.js';

const name = 'sign-out-everywhere';

/** `/account?open=sign-out-everywhere` */
const dialogAddress: AddressFormat<{ readonly open: string | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') }),
  write: ({ open }) => ({ open }),
};

/** Signs the user out on all devices, after a confirmation. */
export function SignOutEverywhere() {
  const { signOutEverywhere } = useShellSession();
  const showToast = useToast();
  const { state, open, close } = useAddressState(dialogAddress);
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
      open={state.open === name}
      onOpenChange={(isOpen) => (isOpen ? open({ open: name }) : close({ open: null }))}
      title="Sign out everywhere?"
      description="This signs you out on every device, including this one. If you are clocked in, your time keeps running."
      action="Sign Out Everywhere"
      variant="destructive"
      busy={busy}
      onAction={() => void signOut()}
    />
  );
}
