import type { SessionUser } from '@timetrack/contracts';
import { report } from '../common/index.js';
import type { Credentials, OrganizationRegistration, SessionApi } from './session-api.js';
import type { SessionChannel, SessionNews } from './session-channel.js';

/**
 * Why nobody is signed in: nobody was when the page opened (`start`), the person signed out here (`left`)
 * or in another tab (`elsewhere`), or the server ended the session (`ended`).
 */
export type SignedOutReason = 'start' | 'left' | 'elsewhere' | 'ended';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  /** `justNow`: the person signed in on this page, rather than opened it with a session. */
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly justNow: boolean };

export interface SessionStore {
  readonly state: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Asks the server who is signed in. A failure counts as signed out and goes to the console alone. */
  readonly check: () => Promise<void>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly register: (registration: OrganizationRegistration) => Promise<void>;
  /** Ends the session on the server and in every tab. Rejects, and changes nothing, where the server did not. */
  readonly signOut: () => Promise<void>;
  /** The same for every session that the person has, on all their devices. */
  readonly signOutEverywhere: () => Promise<void>;
  /** Reads the person and their organization again, here and in every tab. A failure goes to the console alone. */
  readonly refresh: () => Promise<void>;
  /** The server said that the session is over. */
  readonly ended: () => void;
}

export function createSessionStore(api: SessionApi, channel: SessionChannel): SessionStore {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const leave = (reason: SignedOutReason) => {
    if (state.status !== 'signed-out') become({ status: 'signed-out', reason });
  };
  const arrive = (user: SessionUser) => {
    become({ status: 'signed-in', user, justNow: true });
    channel.tell({ kind: 'signed-in', userId: user.id });
  };

  const check = async () => {
    try {
      const user = await api.me();
      become(user ? { status: 'signed-in', user, justNow: false } : { status: 'signed-out', reason: 'start' });
    } catch (error) {
      report('The session could not be checked.', error);
      become({ status: 'signed-out', reason: 'start' });
    }
  };

  const readAgain = async () => {
    if (state.status !== 'signed-in') return;
    try {
      const user = await api.me();
      if (!user) leave('ended');
      else if (state.status === 'signed-in') become({ ...state, user });
    } catch (error) {
      report('The session could not be read again.', error);
    }
  };
  const end = async (endOnServer: () => Promise<void>) => {
    await endOnServer();
    leave('left');
    channel.tell({ kind: 'signed-out' });
  };

  const hear = (news: SessionNews) => {
    if (news.kind === 'signed-out') leave('elsewhere');
    else if (news.kind === 'changed') void readAgain();
    else if (state.status !== 'signed-in' || state.user.id !== news.userId) void check();
  };
  channel.listen(hear);

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    check,
    signIn: async (credentials) => arrive(await api.login(credentials)),
    register: async (registration) => arrive(await api.register(registration)),
    signOut: () => end(api.logout),
    signOutEverywhere: () => end(api.signOutEverywhere),
    refresh: async () => {
      await readAgain();
      channel.tell({ kind: 'changed' });
    },
    ended: () => leave('ended'),
  };
}
