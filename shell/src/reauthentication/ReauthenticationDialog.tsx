import { useSession } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { Alert, Button, Dialog, DialogContent, DialogFooter, DialogHeader } from '@timetrack/ui';
import { type FormEvent, useState } from 'react';
import { TextField } from '../forms/TextField.js';
import { reauthentication } from '../session/reauthentication.js';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';

export interface ReauthenticationDialogProps {
  readonly isAsking: boolean;
  readonly onSessionEnded: () => void;
}

/**
 * The password is required again before something sensitive. Afterwards the request that was refused is sent again;
 * canceling leaves it refused, and the form behind the dialog as it was.
 */
export function ReauthenticationDialog({ isAsking, onSessionEnded }: ReauthenticationDialogProps) {
  return (
    <Dialog open={isAsking} onOpenChange={() => reauthentication.answer(false)}>
      <DialogContent className="max-w-md" closeLabel="Cancel">
        <DialogHeader
          title="Confirm that it’s you"
          description="This is a sensitive change. Enter your password to continue. You won’t need it again for a few minutes."
        />
        <PasswordForm onSessionEnded={onSessionEnded} />
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({ onSessionEnded }: Pick<ReauthenticationDialogProps, 'onSessionEnded'>) {
  const { email } = useSession().user;
  const { isBusy, problem, clearProblem, confirm } = useConfirmation(onSessionEnded);
  const { error, failure } = problem;
  // The form behind the dialog is being sent, so it does not ask itself.
  useConfirmLeaving(true);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    void confirm(input.value).then(() => input.select());
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={isBusy} className="flex flex-col gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
        onChanged={clearProblem}
      />
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <DialogFooter>
        <Button type="button" variant="outline" onClick={() => reauthentication.answer(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Confirm
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The error of the password, or why it could not be checked. */
interface Problem {
  readonly error?: string;
  readonly failure?: string;
}

/** Sends the password to the server, and answers the question if it is right. */
function useConfirmation(onSessionEnded: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>({});

  const check = async (password: string): Promise<Problem> => {
    try {
      await sendRequest('POST', '/api/auth/reauthenticate', { password });
      reauthentication.answer(true);
    } catch (error) {
      if (error instanceof ServerFailure && error.status === 401) onSessionEnded();
      else return problemOf(error);
    }
    return {};
  };
  const confirm = async (password: string) => {
    if (isBusy) return;
    if (password === '') return setProblem({ error: 'Password is required.' });
    setBusy(true);
    setProblem({});
    setProblem(await check(password));
    setBusy(false);
  };
  return { isBusy, problem, clearProblem: () => setProblem({}), confirm };
}

function problemOf(error: unknown): Problem {
  const wrongPassword = error instanceof ServerFailure ? error.fields.password : undefined;
  if (wrongPassword) return { error: wrongPassword };
  const message = error instanceof ServerFailure ? error.message : '';
  return { failure: message || 'The password could not be checked. Please try again.' };
}
