import { describe, expect, it } from '@jest/globals';
import { aSessionAs } from '@timetrack/testing';
import { silenceConsole } from '../testing/silence-console.js';
import { ServerFailure } from './server-failure.js';
import type { SessionApi } from './session-api.js';
import type { SessionChannel, SessionNews } from './session-channel.js';
import { createSessionStore } from './session-store.js';

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
  const told: SessionNews[] = [];
  let hear: (news: SessionNews) => void = () => undefined;
  const channel: SessionChannel = {
    tell: (news) => void told.push(news),
    listen: (listener) => {
      hear = listener;
    },
  };
  return { channel, told, otherTabSays: (news: SessionNews) => hear(news) };
}

const credentials = { email: maria.email, password: 'secret' };

describe('the session', () => {
  const { errors } = silenceConsole();

  it('is unknown until the server was asked', () => {
    expect(createSessionStore(anApi(), aChannel().channel).state()).toEqual({ status: 'loading' });
  });

  it('finds the person who is signed in', async () => {
    const session = createSessionStore(anApi({ me: async () => maria }), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-in', user: maria, justNow: false });
  });

  it('is signed out without a word when nobody is signed in', async () => {
    const session = createSessionStore(anApi(), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'start' });
    expect(errors()).toEqual([]);
  });

  it('tells the console alone when the check fails', async () => {
    const failure = new ServerFailure(500, 'broken');
    const session = createSessionStore(anApi({ me: () => Promise.reject(failure) }), aChannel().channel);
    await session.check();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'start' });
    expect(errors()).toEqual([['The session could not be checked.', failure]]);
  });

  it('begins with a sign-in, and tells the other tabs', async () => {
    const { channel, told } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: 'signed-in', user: maria, justNow: true });
    expect(told).toEqual([{ kind: 'signed-in', userId: maria.id }]);
  });

  it('does not begin with a refused sign-in', async () => {
    const api = anApi({ login: () => Promise.reject(new ServerFailure(401, 'Invalid credentials')) });
    const session = createSessionStore(api, aChannel().channel);
    await session.check();
    await expect(session.signIn(credentials)).rejects.toThrow('Invalid credentials');
    expect(session.state().status).toBe('signed-out');
  });

  it('ends with a sign-out, and tells the other tabs', async () => {
    const { channel, told } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    await session.signOut();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'left' });
    expect(told.at(-1)).toEqual({ kind: 'signed-out' });
  });

  it('ends on every device at once when that is asked for', async () => {
    const { channel, told } = aChannel();
    const calls: string[] = [];
    const api = anApi({ signOutEverywhere: async () => void calls.push('everywhere') });
    const session = createSessionStore(api, channel);
    await session.signIn(credentials);
    await session.signOutEverywhere();
    expect(calls).toEqual(['everywhere']);
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'left' });
    expect(told.at(-1)).toEqual({ kind: 'signed-out' });
  });

  it('shows a changed person at once, and tells the other tabs', async () => {
    const { channel, told } = aChannel();
    const session = createSessionStore(anApi({ me: async () => ({ ...maria, lastName: 'Moss' }) }), channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toEqual({ status: 'signed-in', user: { ...maria, lastName: 'Moss' }, justNow: true });
    expect(told.at(-1)).toEqual({ kind: 'changed' });
  });

  it('shows what was changed in another tab', async () => {
    const { channel, otherTabSays } = aChannel();
    const session = createSessionStore(anApi({ me: async () => ({ ...maria, lastName: 'Moss' }) }), channel);
    await session.signIn(credentials);
    const changed = new Promise<void>((resolve) => session.subscribe(resolve));
    otherTabSays({ kind: 'changed' });
    await changed;
    expect(session.state()).toMatchObject({ user: { lastName: 'Moss' } });
  });

  it('stays as it is when it could not be read again', async () => {
    const failure = new ServerFailure(503, '');
    const session = createSessionStore(anApi({ me: () => Promise.reject(failure) }), aChannel().channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: maria });
    expect(errors()).toEqual([['The session could not be read again.', failure]]);
  });

  it('ends when it turns out to be over while it is read again', async () => {
    const session = createSessionStore(anApi({ me: async () => null }), aChannel().channel);
    await session.signIn(credentials);
    await session.refresh();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  it('goes on when the server did not end it', async () => {
    const { channel, told } = aChannel();
    const session = createSessionStore(anApi({ logout: () => Promise.reject(new ServerFailure(503, '')) }), channel);
    await session.signIn(credentials);
    await expect(session.signOut()).rejects.toThrow();
    expect(session.state().status).toBe('signed-in');
    expect(told).not.toContainEqual({ kind: 'signed-out' });
  });

  it('ends once when the server says so more than once', async () => {
    const session = createSessionStore(anApi(), aChannel().channel);
    await session.signIn(credentials);
    let changes = 0;
    session.subscribe(() => {
      changes += 1;
    });
    session.ended();
    session.ended();
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'ended' });
    expect(changes).toBe(1);
  });

  it('ends here when it ended in another tab', async () => {
    const { channel, otherTabSays } = aChannel();
    const session = createSessionStore(anApi(), channel);
    await session.signIn(credentials);
    otherTabSays({ kind: 'signed-out' });
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'elsewhere' });
  });

  it('becomes that of whoever signed in in another tab', async () => {
    const { channel, otherTabSays } = aChannel();
    const session = createSessionStore(anApi({ me: async () => wanda }), channel);
    await session.signIn(credentials);
    const changed = new Promise<void>((resolve) => session.subscribe(resolve));
    otherTabSays({ kind: 'signed-in', userId: wanda.id });
    await changed;
    expect(session.state()).toMatchObject({ status: 'signed-in', user: wanda });
  });
});
