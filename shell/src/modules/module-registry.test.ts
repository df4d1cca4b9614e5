import { describe, expect, it } from '@jest/globals';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource, down, silent } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { createModuleRegistry } from './module-registry.js';

const team = aModule('mf-team', aScreen({ path: '/team' }));
const clock = aModule('mf-clock', aScreen({ path: '/' }));

describe('the module registry', () => {
  silenceConsole();

  it('loads every module of the remotes file', async () => {
    const registry = createModuleRegistry(aSource(clock, team));
    await registry.start();
    expect(registry.state().modules.map((module) => module.definition)).toEqual([clock, team]);
  });

  it('gives a dead module up and keeps the others', async () => {
    const source = aSource(clock, team);
    source.answers.set('mf-team', down);
    const registry = createModuleRegistry(source);
    await registry.start();
    expect(registry.state().modules).toEqual([
      { name: 'mf-clock', definition: clock, busy: false },
      { name: 'mf-team', failure: 'the server is down', busy: false },
    ]);
  });

  it('gives a slow module up after its time', async () => {
    const source = aSource(clock);
    source.answers.set('mf-clock', silent);
    const registry = createModuleRegistry(source, 20);
    await registry.start();
    expect(registry.state().modules[0]).toMatchObject({ failure: 'No answer within 0.02 seconds', busy: false });
  });

  it('takes a module that comes after its time', async () => {
    const late = Promise.withResolvers<unknown>();
    const source = aSource(clock);
    source.answers.set('mf-clock', () => late.promise);
    const registry = createModuleRegistry(source, 20);
    await registry.start();
    const arrived = new Promise<void>((resolve) => registry.subscribe(resolve));
    late.resolve({ default: clock });
    await arrived;
    expect(registry.state().modules).toEqual([{ name: 'mf-clock', definition: clock, busy: false }]);
  });

  it('gives a module up whose export is not a definition', async () => {
    const source = aSource(clock);
    source.answers.set('mf-clock', async () => ({ default: { name: 'mf-clock', version: '1.0.0' } }));
    const registry = createModuleRegistry(source);
    await registry.start();
    expect(registry.state().modules[0]?.failure).toBe('it has no list of screens');
  });

  it('loads a module anew, dropping what is kept of the failure', async () => {
    const source = aSource(team);
    source.answers.set('mf-team', down);
    const registry = createModuleRegistry(source);
    await registry.start();
    source.answers.set('mf-team', async () => ({ default: team }));
    expect(await registry.reload('mf-team')).toBe(true);
    expect(source.asked).toEqual(['mf-team', 'mf-team again']);
    expect(registry.state().modules).toEqual([{ name: 'mf-team', definition: team, busy: false }]);
  });

  it('keeps what a module offered when it can not be loaded anew', async () => {
    const source = aSource(team);
    const registry = createModuleRegistry(source);
    await registry.start();
    source.answers.set('mf-team', down);
    expect(await registry.reload('mf-team')).toBe(false);
    expect(registry.state().modules[0]?.definition).toBe(team);
  });

  it('reads a new address from the remotes file when it loads a module anew', async () => {
    const addresses: string[] = [];
    let remotes = { 'mf-team': '/old.json' };
    const registry = createModuleRegistry({
      readRemotes: async () => remotes,
      loadModule: async (_name, manifestUrl) => {
        addresses.push(manifestUrl);
        return team;
      },
    });
    await registry.start();
    remotes = { 'mf-team': '/new.json' };
    await registry.reload('mf-team');
    expect(addresses).toEqual(['/old.json', '/new.json']);
  });

  it('says that the list is missing, and recovers when it is back', async () => {
    const good = aSource(clock);
    let readRemotes: typeof good.readRemotes = down;
    const registry = createModuleRegistry({ ...good, readRemotes: () => readRemotes() });
    await registry.start();
    expect(registry.state().list).toBe('failed');
    readRemotes = good.readRemotes;
    await registry.start();
    expect(registry.state()).toEqual({
      list: 'ready',
      modules: [{ name: 'mf-clock', definition: clock, busy: false }],
    });
  });
});
