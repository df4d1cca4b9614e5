import type { SessionUser } from '@timetrack/contracts';
import { createContext, useContext } from 'react';
import { logError } from '../common/browser.js';
import type { Credentials, OrganizationRegistration, SessionApi } from './session-api.js';

/**
 * Why no user is signed in: no user was signed in when the page opened (`start`), the user signed out here (`left`) or
 * in another tab (`elsewhere`), or the server ended the session (`ended`).
 */
export type SignedOutReason = 'start' | 'left' | 'elsewhere' | 'ended';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  /** `isNewSignIn`: the user signed in on this page, rather than opening it with a session. */
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly isNewSignIn: boolean };

export interface SessionStore {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the session. A failure counts as signed out and is only logged. */
  readonly check: () => Promise<void>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** Resolves to `CONFIRM_EMAIL` if the user has to open a mailed link before they are signed in. */
  readonly register: (registration: OrganizationRegistration) => Promise<'CONFIRM_EMAIL' | undefined>;
  /** Ends the session on the server and in every tab. Rejects, and changes nothing, if the server did not end it. */
  readonly signOut: () => Promise<void>;
  /** Like `signOut`, for all sessions of the user on all devices. */
  readonly signOutEverywhere: () => Promise<void>;
  /** Reads the user and the organization again, here and in every tab. A failure is only logged. */
  readonly refresh: () => Promise<void>;
  readonly handleEnded: () => void;
}

/** `opened` is the user that the page was opened with: null without a session, undefined if unknown. */
export function createSessionStore(
  api: SessionApi,
  channel: SessionChannel,
  opened?: SessionUser | null,
): SessionStore {
  const nobody: SessionState = { status: 'signed-out', reason: 'start' };
  /** The state once it is certain who is signed in. */
  const settle = (user: SessionUser | null): SessionState => {
    forgetPrivateData(user?.id);
    return user ? { status: 'signed-in', user, isNewSignIn: false } : nobody;
  };
  let state: SessionState = opened === undefined ? { status: 'loading' } : settle(opened);
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const setSignedOut = (reason: SignedOutReason) => {
    forgetPrivateData();
    if (state.status !== 'signed-out') setState({ status: 'signed-out', reason });
  };
  const setSignedIn = (user: SessionUser) => {
    forgetPrivateData(user.id);
    setState({ status: 'signed-in', user, isNewSignIn: true });
    channel.send({ kind: 'signed-in', userId: user.id });
  };

  const check = async () => {
    try {
      setState(settle(await api.me()));
    } catch (error) {
      logError('The session could not be checked.', error);
      setState(nobody);
    }
  };

  const reload = async () => {
    if (state.status !== 'signed-in') return;
    try {
      const user = await api.me();
      if (!user) setSignedOut('ended');
      else if (state.status === 'signed-in') setState({ ...state, user });
    } catch (error) {
      logError('The session could not be reloaded.', error);
    }
  };
  const end = async (endOnServer: () => Promise<void>) => {
    await endOnServer();
    setSignedOut('left');
    channel.send({ kind: 'signed-out' });
  };

  const receive = (message: SessionMessage) => {
    if (message.kind === 'signed-out') setSignedOut('elsewhere');
    else if (message.kind === 'changed') void reload();
    else if (state.status !== 'signed-in' || state.user.id !== message.userId) void check();
  };
  channel.listen(receive);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    signIn: async (credentials) => setSignedIn(await api.login(credentials)),
    register: async (registration) => {
      const user = await api.register(registration);
      if (!user) return 'CONFIRM_EMAIL';
      setSignedIn(user);
      return undefined;
    },
    signOut: () => end(api.logout),
    signOutEverywhere: () => end(api.signOutEverywhere),
    refresh: async () => {
      await reload();
      channel.send({ kind: 'changed' });
    },
    handleEnded: () => setSignedOut('ended'),
  };
}

/** What the shell's own screens may do with the session, beyond what modules may do. */
type ShellSession = Pick<SessionStore, 'signOutEverywhere' | 'handleEnded'>;

export const SessionStoreContext = createContext<ShellSession | null>(null);

export function useShellSession(): ShellSession {
  const session = useContext(SessionStoreContext);
  if (!session) throw new Error('useShellSession must be used inside a SessionStoreContext provider');
  return session;
}

/** What modules keep on this device about one user: `timetrack-private:<user id>:hours`. */
const prefix = 'timetrack-private:';

/** Removes the data of all users, or of all except one, because a device may be shared. */
function forgetPrivateData(exceptUserId?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = exceptUserId !== undefined && key.startsWith(`${prefix}${exceptUserId}:`);
      if (key.startsWith(prefix) && !isOwn) localStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing is kept.
  }
}

/** The messages between the tabs of one browser about the session that they share. */
export type SessionMessage =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** The user or the organization was changed, for example renamed. */
  | { readonly kind: 'changed' };

export interface SessionChannel {
  readonly send: (message: SessionMessage) => void;
  readonly listen: (receive: (message: SessionMessage) => void) => void;
}

/** A channel between pages of the same origin. A tab does not receive its own messages. */
export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel('timetrack-session');
  return {
    send: (message) => channel.postMessage(message),
    listen: (receive) =>
      channel.addEventListener('message', (event: MessageEvent<SessionMessage>) => receive(event.data)),
  };
}
