import { useToast } from '@timetrack/contracts';
import { useCallback, useEffect, useState } from 'react';
import { logError } from '../common/browser.js';
import { ServerFailure } from '../session/server-failure.js';
import type { AccountApi, UserSession } from './account-api.js';

type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  /** `readAt`: milliseconds since the epoch; `5 minutes ago` is relative to it. */
  | { readonly status: 'ready'; readonly sessions: readonly UserSession[]; readonly readAt: number };

/** The user's own sessions, the current one first, and the ways to end them. */
export function useSessions(api: AccountApi) {
  const showToast = useToast();
  const [list, setList] = useState<SessionList>({ status: 'loading' });
  /** The id of a session, or `others`. */
  const [ending, setEnding] = useState<string | null>(null);

  const read = useCallback(async () => {
    try {
      const sessions = await api.sessions();
      setList({ status: 'ready', sessions: sessions.toSorted(currentThenLatest), readAt: Date.now() });
    } catch (error) {
      setList({ status: 'failed', message: messageOf(error) });
    }
  }, [api]);
  useEffect(() => void read(), [read]);

  const end = async (which: string, send: () => Promise<void>, successTitle: string): Promise<boolean> => {
    if (ending !== null) return false;
    setEnding(which);
    try {
      await send();
      await read();
      showToast({ title: successTitle });
      return true;
    } catch (error) {
      showToast({ title: 'Failed to sign out', description: messageOf(error), variant: 'destructive' });
      return false;
    } finally {
      setEnding(null);
    }
  };
  const retry = () => {
    setList({ status: 'loading' });
    void read();
  };
  return {
    list,
    ending,
    retry,
    endOne: (id: string) => end(id, () => api.endSession(id), 'Device signed out'),
    endOthers: () => end('others', api.endOtherSessions, 'Other devices signed out'),
  };
}

function currentThenLatest(one: UserSession, other: UserSession): number {
  return Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}

function messageOf(error: unknown): string {
  if (error instanceof ServerFailure && error.message) return error.message;
  logError('The sessions could not be read or ended.', error);
  return 'Please try again';
}
