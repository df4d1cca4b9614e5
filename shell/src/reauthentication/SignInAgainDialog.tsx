import { Button, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import type { SessionStore } from '../session/session-store.js';
import { LoginForm } from '../sign-in/LoginForm.js';

export interface SignInAgainDialogProps {
  readonly session: SessionStore;
  readonly email: string;
}

/** Covers the page, which shows data of the ended session, and keeps what was typed there. */
export function SignInAgainDialog({ session, email }: SignInAgainDialogProps) {
  return (
    <Dialog open>
      <DialogContent className="max-w-md" isOpaque>
        <DialogHeader
          title="Your session has ended"
          description="Please sign in again. What you typed is still there, unless someone else signs in."
        />
        <LoginForm email={email} onLogin={session.signIn} />
        <Button variant="ghost" onClick={session.leave}>
          Discard it and go to Login
        </Button>
      </DialogContent>
    </Dialog>
  );
}
