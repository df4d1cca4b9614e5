import { serverNow, useToast } from '@timetrack/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../common/browser.js';
import { ServerFailure } from '../session/server-failure.js';

type AccountList<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  /** `readAt`: milliseconds since the epoch; `5 minutes ago` is relative to it. */
  | { readonly status: 'ready'; readonly rows: readonly Row[]; readonly readAt: number };

interface Change {
  /** The id of the changing row, or the name of a button. */
  readonly key: string;
  readonly send: () => Promise<void>;
  readonly successTitle?: string;
  readonly failureTitle: string;
}

/** A list of the user's own account, and one change of it at a time. */
export function useAccountList<Row>(read: () => Promise<readonly Row[]>) {
  const showToast = useToast();
  const [list, setList] = useState<AccountList<Row>>({ status: 'loading' });
  const [changing, setChanging] = useState<string | null>(null);

  const load = async () => {
    try {
      setList({ status: 'ready', rows: await read(), readAt: serverNow().getTime() });
    } catch (error) {
      setList({ status: 'failed', message: messageOf(error) });
    }
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  const change = async ({ key, send, successTitle, failureTitle }: Change): Promise<boolean> => {
    if (changing !== null) return false;
    setChanging(key);
    try {
      await send();
      await load();
      if (successTitle) showToast({ title: successTitle });
      return true;
    } catch (error) {
      showToast({ title: failureTitle, description: messageOf(error), variant: 'destructive' });
      return false;
    } finally {
      setChanging(null);
    }
  };
  const retry = () => {
    setList({ status: 'loading' });
    void load();
  };
  return { list, changing, change, retry };
}

function messageOf(error: unknown): string {
  if (error instanceof ServerFailure && error.message) return error.message;
  logError('A list of the account could not be read or changed.', error);
  return 'Please try again';
}
