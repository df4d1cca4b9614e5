import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { silenceConsole } from '../testing/silence-console.js';
import {
  createPageRelease,
  differs,
  findNewerRelease,
  type PageRelease,
  type ReleaseIds,
  recoverByReload,
} from './release-ids.js';
import { createReleaseWatch } from './release-watch.js';

const page: ReleaseIds = { shell: 'shell 1', modules: { 'mf-team': 'team 1', 'mf-jobs': 'jobs 1' } };
const teamChanged = { ...page, modules: { ...page.modules, 'mf-team': 'team 2' } };
const everything = { shell: 'shell 2', modules: { 'mf-team': 'team 2', 'mf-jobs': 'jobs 2' } };

const realFetch = globalThis.fetch;
let served: unknown;
let asked: number;
let release: PageRelease;
beforeEach(async () => {
  served = page;
  asked = 0;
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async () => {
    asked += 1;
    return { ok: served !== undefined, json: async () => served } as Response;
  }) as typeof fetch;
  release = createPageRelease('shell 1');
  await release.compare();
  asked = 0;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a page is older', () => {
  const all = () => true;

  test.each([
    ['the shell changed', { ...page, shell: 'shell 2' }, true],
    ['a module changed', teamChanged, true],
    ['a module was added', { ...page, modules: { ...page.modules, 'mf-crews': 'crews 1' } }, true],
    ['a module was removed', { ...page, modules: { 'mf-team': 'team 1' } }, true],
    ['nothing changed', page, false],
    ['the shell is not known', { ...page, shell: null }, false],
    ['a module is down', { ...page, modules: { ...page.modules, 'mf-team': '' } }, false],
  ])('if %s', (_what, latest, expected) => {
    expect(differs(page, latest, all)).toBe(expected);
  });

  test('not because of a module that does not concern the user', () => {
    expect(differs(page, teamChanged, (name) => name !== 'mf-team')).toBe(false);
  });

  test.each([null, [], 'text', {}, { shell: 7, modules: {} }, { shell: 'x', modules: null }])(
    'not because of the answer %j',
    async (answer) => {
      served = answer;
      expect(await findNewerRelease(release)).toBeNull();
    },
  );
});

describe('the watch', () => {
  const aWatch = (concerned = true) => createReleaseWatch({ release, concerns: () => concerned });
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => void jest.useFakeTimers());

  test('asks at the start, every few minutes, and when the user comes back, but not again at once', async () => {
    const stop = aWatch().start();
    await comeBack();
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(20_000);
    await comeBack();
    expect(asked).toBe(2);
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(asked).toBe(3);
    stop();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(asked).toBe(3);
  });

  test('asks no further while the tab is hidden', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = aWatch().start();
    await jest.advanceTimersByTimeAsync(20 * 60_000);
    expect(asked).toBe(1);
    stop();
  });

  test('announces a newer release, and withdraws it if the gateway serves the present one again', async () => {
    const watch = aWatch();
    const heard: (string | null)[] = [];
    watch.subscribe(() => heard.push(watch.newer()));
    const stop = watch.start();
    served = everything;
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    served = page;
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(heard).toEqual([JSON.stringify(everything), null]);
    stop();
  });

  test('announces a release of a module only to those whom it concerns', async () => {
    served = teamChanged;
    const watch = aWatch(false);
    const stop = watch.start();
    await comeBack();
    expect(watch.newer()).toBeNull();
    stop();
  });
});

describe('a failure', () => {
  // jsdom cannot load the page again, and logs an error instead.
  const { errors } = silenceConsole();

  test('reloads the page once for each newer release, and not again within a minute', async () => {
    let now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    served = everything;
    expect(await recoverByReload(release)).toBe(true);
    now += 120_000;
    expect(await recoverByReload(release)).toBe(false);
    served = teamChanged;
    expect(await recoverByReload(release)).toBe(true);
    now += 30_000;
    served = { ...everything, shell: 'shell 3' };
    expect(await recoverByReload(release)).toBe(false);
    expect(errors()).toHaveLength(2);
  });

  test.each([
    ['the page is up to date', page],
    ['the gateway does not answer', undefined],
  ])('does not reload the page if %s', async (_what, answer) => {
    served = answer;
    expect(await recoverByReload(release)).toBe(false);
  });

  test('does not reload a page without a memory, because it could repeat forever', async () => {
    served = everything;
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('storage is disabled');
    });
    expect(await recoverByReload(release)).toBe(false);
  });
});
