import { useToast } from '@timetrack/contracts';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../common/index.js';
import { ServerFailure } from '../session/index.js';
import type { AccountApi, OwnSessionInfo } from './account-api.js';

export type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  /** `readAt`: milliseconds since the epoch, what `5 minutes ago` is counted from. */
  | { readonly status: 'ready'; readonly sessions: readonly OwnSessionInfo[]; readonly readAt: number };

/** The person's own sessions, this one first, and what can be done with them. */
export function useSessions(api: AccountApi) {
  const showToast = useToast();
  const [list, setList] = useState<SessionList>({ status: 'loading' });
  /** The id of a session, or `others`. */
  const [ending, setEnding] = useState<string | null>(null);

  const read = useCallback(async () => {
    try {
      const sessions = await api.sessions();
      setList({ status: 'ready', sessions: sessions.toSorted(thisOneThenLatest), readAt: Date.now() });
    } catch (error) {
      setList({ status: 'failed', message: wordsOf(error) });
    }
  }, [api]);
  useEffect(() => void read(), [read]);

  const end = async (which: string, call: () => Promise<void>, done: string): Promise<boolean> => {
    if (ending !== null) return false;
    setEnding(which);
    try {
      await call();
      await read();
      showToast({ title: done });
      return true;
    } catch (error) {
      showToast({ title: 'Failed to sign out', description: wordsOf(error), variant: 'destructive' });
      return false;
    } finally {
      setEnding(null);
    }
  };
  const readAgain = () => {
    setList({ status: 'loading' });
    void read();
  };
  return {
    list,
    ending,
    readAgain,
    endOne: (id: string) => end(id, () => api.endSession(id), 'Device signed out'),
    endOthers: () => end('others', api.endOtherSessions, 'Other devices signed out'),
  };
}

function thisOneThenLatest(one: OwnSessionInfo, other: OwnSessionInfo): number {
  return Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}

function wordsOf(error: unknown): string {
  if (error instanceof ServerFailure && error.message) return error.message;
  report('The sessions could not be read or ended.', error);
  return 'Please try again';
}
