import { useToast } from '@timetrack/contracts';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
  Button,
} from '@timetrack/ui';
import { useState } from 'react';
import { useOwnSession } from '../session/index.js';

/** Asks first: this device is signed out too. */
export function SignOutEverywhere() {
  const { signOutEverywhere } = useOwnSession();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOutEverywhere();
    } catch {
      setBusy(false);
      showToast({
        title: 'Failed to sign out everywhere',
        description: 'You are still signed in. Check your connection and try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline">Sign Out Everywhere</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Sign out everywhere?</AlertDialogTitle>
          <AlertDialogDescription>
            You are signed out on every device at once, this one too, and need your password to come back. If you are
            clocked in, your time keeps running.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant="destructive" busy={busy} onClick={() => void leave()}>
            Sign Out Everywhere
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
