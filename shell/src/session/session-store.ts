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
  /**
   * `isNewSignIn`: the user signed in on this page, rather than opening it with a session. `isEnded`: the server ended the
   * session. The page keeps what was typed until someone signs in.
   */
  | {
      readonly status: 'signed-in';
      readonly user: SessionUser;
      readonly isNewSignIn: boolean;
      readonly isEnded: boolean;
    };

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
  /** Resolves to whether the same user is signed in again, or still. */
  readonly handleEnded: () => Promise<boolean>;
  /** Leaves an ended session for the sign-in page. */
  readonly leave: () => void;
}

/** `opened` is the user that the page was opened with: null without a session, undefined if unknown. */
export function createSessionStore(
  api: SessionApi,
  channel: SessionChannel,
  opened?: SessionUser | null,
): SessionStore {
  const { state, subscribe, isOf, set, setUser, setSignedOut } = createState(opened);

  const check = async () => {
    try {
      setUser(await api.me());
    } catch (error) {
      logError('The session could not be checked.', error);
      set(nobody);
    }
  };
  /** `isEnded`: what holds if the server does not answer. */
  const reload = async ({ isEnded = false } = {}) => {
    const before = state();
    if (before.status !== 'signed-in') return;
    const user = await api.me().catch((error: unknown) => {
      logError('The session could not be reloaded.', error);
      return isEnded ? null : undefined;
    });
    // A sign-in since then is newer than this response.
    if (state() !== before || user === undefined) return;
    if (user) setUser(user);
    else set({ ...before, isEnded: true });
  };
  const enter = (user: SessionUser) => {
    setUser(user, { isNewSignIn: true });
    channel.send({ kind: 'signed-in', userId: user.id });
  };
  const end = async (endOnServer: () => Promise<void>) => {
    await endOnServer();
    setSignedOut('left');
    channel.send({ kind: 'signed-out' });
  };

  channel.listen((message) => {
    if (message.kind === 'signed-out') setSignedOut('elsewhere');
    else if (message.kind === 'changed' || isOf(message.userId)) void reload();
    else void check();
  });

  return {
    state,
    subscribe,
    check,
    signIn: async (credentials) => enter(await api.login(credentials)),
    register: async (registration) => {
      const user = await api.register(registration);
      if (!user) return 'CONFIRM_EMAIL';
      enter(user);
      return undefined;
    },
    signOut: () => end(api.logout),
    signOutEverywhere: () => end(api.signOutEverywhere),
    refresh: async () => {
      await reload();
      channel.send({ kind: 'changed' });
    },
    handleEnded: async () => {
      const ended = state();
      if (ended.status !== 'signed-in') return false;
      // The response may be late, and the user signed in again since.
      if (!ended.isEnded) await reload({ isEnded: true });
      await until(subscribe, () => !isEnded(state()));
      return isOf(ended.user.id);
    },
    leave: () => setSignedOut('ended'),
  };
}

const nobody: SessionState = { status: 'signed-out', reason: 'start' };

const isEnded = (state: SessionState): boolean => state.status === 'signed-in' && state.isEnded;

function createState(opened: SessionUser | null | undefined) {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isOf = (userId: string): boolean => state.status === 'signed-in' && state.user.id === userId;
  /** Once it is certain who is signed in. */
  const setUser = (user: SessionUser | null, { isNewSignIn = false } = {}) => {
    forgetPrivateData(user?.id);
    if (!user) return set(nobody);
    if (state.status === 'signed-in' && isOf(user.id)) return set({ ...state, user, isEnded: false });
    // The address names what the previous user had open.
    if (state.status === 'signed-in') window.history.replaceState(null, '', '/');
    set({ status: 'signed-in', user, isNewSignIn, isEnded: false });
  };
  if (opened !== undefined) setUser(opened);
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    isOf,
    setUser,
    setSignedOut: (reason: SignedOutReason) => {
      forgetPrivateData();
      if (state.status !== 'signed-out') set({ status: 'signed-out', reason });
    },
  };
}

function until(subscribe: SessionStore['subscribe'], condition: () => boolean): Promise<void> {
  if (condition()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!condition()) return;
      stop();
      resolve();
    });
  });
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
