import { describe, expect, test } from '@jest/globals';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource, failToRespond, neverRespond } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { createModuleRegistry } from './module-registry.js';

const team = aModule('mf-team', aScreen({ path: '/team' }));
const clock = aModule('mf-clock', aScreen({ path: '/' }));

describe('the module registry', () => {
  silenceConsole();

  test('loads every module of the remotes file', async () => {
    const registry = createModuleRegistry(aSource(clock, team));
    await registry.start();
    expect(registry.state().modules.map((module) => module.definition)).toEqual([clock, team]);
  });

  test('gives up on a module that is down, and keeps the others', async () => {
    const source = aSource(clock, team);
    source.responses.set('mf-team', failToRespond);
    const registry = createModuleRegistry(source);
    await registry.start();
    expect(registry.state().modules).toEqual([
      { name: 'mf-clock', version: '1.0.0', definition: clock, busy: false },
      { name: 'mf-team', failure: { kind: 'code', detail: 'the server is down' }, busy: false },
    ]);
  });

  test('gives up on a module that exceeds its timeout', async () => {
    const source = aSource(clock);
    source.responses.set('mf-clock', neverRespond);
    const registry = createModuleRegistry(source, 20);
    await registry.start();
    expect(registry.state().modules[0]).toMatchObject({ failure: { kind: 'slow' }, busy: false });
  });

  test('uses a module that arrives after its timeout', async () => {
    const late = Promise.withResolvers<unknown>();
    const source = aSource(clock);
    source.responses.set('mf-clock', () => late.promise);
    const registry = createModuleRegistry(source, 20);
    await registry.start();
    const loaded = new Promise<void>((resolve) => registry.subscribe(resolve));
    late.resolve({ default: clock });
    await loaded;
    expect(registry.state().modules).toEqual([{ name: 'mf-clock', version: '1.0.0', definition: clock, busy: false }]);
  });

  test('gives up on a module whose export is not a definition', async () => {
    const source = aSource(clock);
    source.responses.set('mf-clock', async () => ({ default: { name: 'mf-clock', version: '1.0.0' } }));
    const registry = createModuleRegistry(source);
    await registry.start();
    expect(registry.state().modules[0]?.failure).toEqual({
      kind: 'definition',
      detail: 'it has no list of screens',
    });
  });

  test('loads a module again without the cached failure', async () => {
    const source = aSource(team);
    source.responses.set('mf-team', failToRespond);
    const registry = createModuleRegistry(source);
    await registry.start();
    source.responses.set('mf-team', async () => ({ default: team }));
    expect(await registry.reload('mf-team')).toBe(true);
    expect(source.requests).toEqual(['mf-team', 'mf-team again']);
    expect(registry.state().modules).toEqual([{ name: 'mf-team', version: '1.0.0', definition: team, busy: false }]);
  });

  test('keeps what a module offered when it cannot be loaded again', async () => {
    const source = aSource(team);
    const registry = createModuleRegistry(source);
    await registry.start();
    source.responses.set('mf-team', failToRespond);
    expect(await registry.reload('mf-team')).toBe(false);
    expect(registry.state().modules[0]?.definition).toBe(team);
  });

  test('reads a new URL from the remotes file when it loads a module again', async () => {
    const urls: unknown[] = [];
    let remotes = { 'mf-team': '/old.json' };
    const registry = createModuleRegistry({
      ...aSource(),
      readRemotes: async () => remotes,
      loadModule: async (_name, listed) => {
        urls.push(listed);
        return team;
      },
    });
    await registry.start();
    remotes = { 'mf-team': '/new.json' };
    await registry.reload('mf-team');
    expect(urls).toEqual(['/old.json', '/new.json']);
  });

  test('reports that the remotes file is missing, and recovers when it is back', async () => {
    const good = aSource(clock);
    let readRemotes: typeof good.readRemotes = failToRespond;
    const registry = createModuleRegistry({ ...good, readRemotes: () => readRemotes() });
    await registry.start();
    expect(registry.state().list).toBe('failed');
    readRemotes = good.readRemotes;
    await registry.start();
    expect(registry.state()).toEqual({
      list: 'ready',
      modules: [{ name: 'mf-clock', version: '1.0.0', definition: clock, busy: false }],
    });
  });
});
