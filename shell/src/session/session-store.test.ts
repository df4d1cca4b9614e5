import { describe, expect, test } from '@jest/globals';
import { aSessionAs } from '@timetrack/testing';
import { silenceConsole } from '../testing/silence-console.js';
import { ServerFailure } from './server-failure.js';
import type { SessionApi } from './session-api.js';
import { createSessionStore, type SessionChannel, type SessionMessage } from './session-store.js';

const { user: maria } = aSessionAs('MANAGER');
const { user: wanda } = aSessionAs('WORKER');

function anApi(api: Partial<SessionApi> = {}): SessionApi {
  return {
    me: async () => null,
    login: async () => maria,
    register: async () => maria,
    logout: async () => undefined,
    signOutEverywhere: async () => undefined,
    ...api,
  };
}

function aChannel() {
  const sent: SessionMessage[] = [];
  let receive: (message: SessionMessage) => void = () => undefined;
  const channel: SessionChannel = {
    send: (message) => void sent.push(message),
    listen: (listener) => {
      receive = listener;
    },
  };
  return { channel, sent, sendFromOtherTab: (message: SessionMessage) => receive(message) };
}

const credentials = { email: maria.email, password: 'secret' };

describe('the session', () => {
  const { errors } = silenceConsole();

  test('is loading until the server responds', () => {
    expect(createSessionStore(anApi(), aChannel().channel).state()).toEqual({ status: 'loading' });
  });

  test('finds the signed-in user', async () => {
    const session = createSessionStore(anApi({ me: async () => maria }), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-in', user: maria, isNewSignIn: false, isEnded: false });
  });

  test('is signed out without a message when no user is signed in', async () => {
    const session = createSessionStore(anApi(), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'start' });
    expect(errors()).toEqual([]);
  });

  test('only logs a failed check', async () => {
    const failure = new ServerFailure(500, 'broken');
    const session = createSessionStore(anApi({ me: () => Promise.reject(failure) }), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'start' });
    expect(errors()).toEqual([['The session could not be checked.', failure]]);
  });

  test('starts when the user signs in, and notifies the other tabs', async () => {
    const { channel, sent } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: 'signed-in', user: maria, isNewSignIn: true, isEnded: false });
    expect(sent).toEqual([{ kind: 'signed-in', userId: maria.id }]);
  });

  test('does not start when the sign-in is rejected', async () => {
    const api = anApi({ login: () => Promise.reject(new ServerFailure(401, 'Invalid credentials')) });
    const session = createSessionStore(api, aChannel().channel);
    await session.check();
    await expect(session.signIn(credentials)).rejects.toThrow('Invalid credentials');
    expect(session.state().status).toBe('signed-out');
  });

  test('ends when the user signs out, and notifies the other tabs', async () => {
    const { channel, sent } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    await session.signOut();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'left' });
    expect(sent.at(-1)).toEqual({ kind: 'signed-out' });
  });

  test('ends on every device when the user signs out everywhere', async () => {
    const { channel, sent } = aChannel();
    const calls: string[] = [];
    const api = anApi({ signOutEverywhere: async () => void calls.push('everywhere') });
    const session = createSessionStore(api, channel);
    await session.signIn(credentials);
    await session.signOutEverywhere();
    expect(calls).toEqual(['everywhere']);
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'left' });
    expect(sent.at(-1)).toEqual({ kind: 'signed-out' });
  });

  test.each([
    ['signs out', (session: ReturnType<typeof createSessionStore>) => session.signOut(), []],
    ['leaves an ended one', async (session: ReturnType<typeof createSessionStore>) => session.leave(), []],
    ['stays signed in', async () => undefined, ['timetrack-private:user-manager:hours']],
  ])('keeps private data only of the signed-in user, who %s', async (_what, end, rest) => {
    for (const { id } of [maria, wanda]) localStorage.setItem(`timetrack-private:${id}:hours`, '{}');
    localStorage.setItem('timetrack-theme', 'dark');
    const session = createSessionStore(anApi(), aChannel().channel);
    await session.signIn(credentials);
    await end(session);
    expect(Object.keys(localStorage).toSorted()).toEqual([...rest, 'timetrack-theme'].toSorted());
    localStorage.clear();
  });

  test('keeps private data when it could not be checked', async () => {
    localStorage.setItem(`timetrack-private:${maria.id}:hours`, '{}');
    const me = () => Promise.reject(new ServerFailure(0, 'offline'));
    await createSessionStore(anApi({ me }), aChannel().channel).check();
    expect(localStorage.getItem(`timetrack-private:${maria.id}:hours`)).toBe('{}');
    localStorage.clear();
  });

  test('shows a changed user immediately, and notifies the other tabs', async () => {
    const { channel, sent } = aChannel();
    const session = createSessionStore(anApi({ me: async () => ({ ...maria, lastName: 'Moss' }) }), channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toEqual({
      status: 'signed-in',
      user: { ...maria, lastName: 'Moss' },
      isNewSignIn: true,
      isEnded: false,
    });
    expect(sent.at(-1)).toEqual({ kind: 'changed' });
  });

  test('shows what was changed in another tab', async () => {
    const { channel, sendFromOtherTab } = aChannel();
    const session = createSessionStore(anApi({ me: async () => ({ ...maria, lastName: 'Moss' }) }), channel);
    await session.signIn(credentials);
    const changed = new Promise<void>((resolve) => session.subscribe(resolve));
    sendFromOtherTab({ kind: 'changed' });
    await changed;
    expect(session.state()).toMatchObject({ user: { lastName: 'Moss' } });
  });

  test('stays unchanged when a refresh fails', async () => {
    const failure = new ServerFailure(503, '');
    const session = createSessionStore(anApi({ me: () => Promise.reject(failure) }), aChannel().channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: maria });
    expect(errors()).toEqual([['The session could not be reloaded.', failure]]);
  });

  test('ends when the server no longer knows it during a refresh', async () => {
    const session = createSessionStore(anApi({ me: async () => null }), aChannel().channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: maria, isEnded: true });
    session.leave();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test('continues when signing out fails', async () => {
    const { channel, sent } = aChannel();
    const session = createSessionStore(anApi({ logout: () => Promise.reject(new ServerFailure(503, '')) }), channel);
    await session.signIn(credentials);
    await expect(session.signOut()).rejects.toThrow();
    expect(session.state().status).toBe('signed-in');
    expect(sent).not.toContainEqual({ kind: 'signed-out' });
  });

  /** A session that the server has ended, and the calls that wait for its user. */
  async function anEndedSession(api: Partial<SessionApi> = {}) {
    const { channel, sendFromOtherTab } = aChannel();
    const session = createSessionStore(anApi(api), channel);
    await session.signIn(credentials);
    const ended = new Promise<void>((resolve) => session.subscribe(resolve));
    const waiting = Promise.all([session.handleEnded(), session.handleEnded()]);
    await ended;
    expect(session.state()).toMatchObject({ status: 'signed-in', user: maria, isEnded: true });
    return { session, waiting, sendFromOtherTab };
  }

  test('keeps its user when the server ends it, and continues when they sign in again', async () => {
    const { session, waiting } = await anEndedSession();
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: 'signed-in', user: maria, isNewSignIn: true, isEnded: false });
    expect(await waiting).toEqual([true, true]);
  });

  test('continues when its user signs in again in another tab', async () => {
    let me: typeof maria | null = null;
    const { session, waiting, sendFromOtherTab } = await anEndedSession({ me: async () => me });
    me = maria;
    sendFromOtherTab({ kind: 'signed-in', userId: maria.id });
    expect(await waiting).toEqual([true, true]);
    expect(session.state()).toMatchObject({ user: maria, isEnded: false });
  });

  test('starts at the home page when someone else signs in to an ended one', async () => {
    window.history.replaceState(null, '', '/team?open=edit-1');
    localStorage.setItem(`timetrack-private:${maria.id}:drafts`, 'Roof');
    const signedIn = [maria, wanda];
    const { session, waiting } = await anEndedSession({ login: async () => signedIn.shift() ?? wanda });
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: 'signed-in', user: wanda, isNewSignIn: true, isEnded: false });
    expect(await waiting).toEqual([false, false]);
    expect(window.location.pathname + window.location.search).toBe('/');
    expect(localStorage).toHaveLength(0);
  });

  test('is left for the sign-in page', async () => {
    const { session, waiting } = await anEndedSession();
    session.leave();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'ended' });
    expect(await waiting).toEqual([false, false]);
  });

  test('continues when only a response of an earlier session says that it ended', async () => {
    const session = createSessionStore(anApi({ me: async () => maria }), aChannel().channel);
    await session.signIn(credentials);
    expect(await session.handleEnded()).toBe(true);
    expect(session.state()).toMatchObject({ user: maria, isEnded: false });
  });

  test('ends when the server refused it and does not answer the check, so that calls are not repeated for ever', async () => {
    const me = () => Promise.reject(new ServerFailure(503, 'restarting'));
    const { session, waiting } = await anEndedSession({ me });
    await session.signIn(credentials);
    expect(await waiting).toEqual([true, true]);
    expect(session.state()).toMatchObject({ user: maria, isEnded: false });
  });

  test('is not ended by a check that began before the user signed in again', async () => {
    const checked = Promise.withResolvers<null>();
    const session = createSessionStore(anApi({ me: () => checked.promise }), aChannel().channel);
    await session.signIn(credentials);
    const waiting = session.handleEnded();
    await session.signIn(credentials);
    checked.resolve(null);
    expect(await waiting).toBe(true);
    expect(session.state()).toMatchObject({ user: maria, isEnded: false });
  });

  test('ends when it ended in another tab', async () => {
    const { channel, sendFromOtherTab } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    sendFromOtherTab({ kind: 'signed-out' });
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'elsewhere' });
  });

  test('becomes the session of the user who signed in in another tab', async () => {
    const { channel, sendFromOtherTab } = aChannel();
    const session = createSessionStore(anApi({ me: async () => wanda }), channel);
    await session.signIn(credentials);
    const changed = new Promise<void>((resolve) => session.subscribe(resolve));
    sendFromOtherTab({ kind: 'signed-in', userId: wanda.id });
    await changed;
    expect(session.state()).toMatchObject({ status: 'signed-in', user: wanda });
  });
});
