import { describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { PageModule } from '../page/page-data.js';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource, failToRespond } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { failedModules } from './composition.js';
import { createModuleRegistry } from './module-registry.js';

const navigation = { label: 'Team', order: 40, icon: 'users' };
const outline = { path: '/team', title: 'Team', ability: 'SCREEN_TEAM', navigation, files: ['/team.js'] };
const described: PageModule = {
  entry: '/team/entry.js',
  globalName: 'mf_team',
  version: '1.0.0',
  requires: { '@timetrack/contracts': '^1.1.0' },
  screens: [outline],
};
const team = aModule('mf-team', aScreen({ path: '/team', title: 'Team', ability: 'SCREEN_TEAM' }));

function aRegistry(module: unknown = described) {
  const preloaded: string[] = [];
  const source = {
    ...aSource(team),
    page: { remotes: { 'mf-team': '/team/mf-manifest.json' }, modules: { 'mf-team': module as PageModule } },
    preload: (files: readonly string[]) => void preloaded.push(...files),
  };
  return { registry: createModuleRegistry(source), source, preloaded };
}

const firstScreen = ({ registry }: ReturnType<typeof aRegistry>) => registry.state().modules[0]?.definition?.screens[0];

describe('a module that the page describes', () => {
  silenceConsole();

  test('offers its screens at once, without its code', async () => {
    const page = aRegistry();
    expect(firstScreen(page)).toMatchObject({ path: '/team', navigation: { label: 'Team', order: 40 } });
    await page.registry.start();
    expect(page.source.requests).toEqual([]);
  });

  test('loads its code once, when the first of its screens is opened', async () => {
    const page = aRegistry();
    const screen = firstScreen(page);
    expect(await screen?.load()).toBe(await team.screens[0]?.load());
    await screen?.load();
    expect(page.source.requests).toEqual(['mf-team']);
    expect(page.preloaded).toContain('/team.js');
    expect(firstScreen(page)).toBe(screen);
  });

  test('fails when its code cannot be loaded, and recovers when it is loaded again', async () => {
    const page = aRegistry();
    page.source.responses.set('mf-team', failToRespond);
    await expect(firstScreen(page)?.load()).rejects.toThrow('the server is down');
    await waitFor(() => expect(failedModules(page.registry.state()).map(({ name }) => name)).toEqual(['mf-team']));
    page.source.responses.set('mf-team', async () => ({ default: team }));
    expect(await page.registry.reload('mf-team')).toBe(true);
    expect(failedModules(page.registry.state())).toEqual([]);
    expect(firstScreen(page)).toBe(team.screens[0]);
  });

  test('reports a screen that a newer version of its code no longer has', async () => {
    const page = aRegistry();
    page.source.responses.set('mf-team', async () => ({ default: aModule('mf-team') }));
    await expect(firstScreen(page)?.load()).rejects.toThrow('no longer has the screen /team');
  });

  test.each([
    ['without an ability', { ...outline, ability: undefined }],
    ['with a navigation that is no object', { ...outline, navigation: 'Team' }],
  ])('is loaded at once if its description is invalid: %s', async (_problem, screen) => {
    const { registry, source } = aRegistry({ ...described, screens: [screen] });
    await registry.start();
    expect(source.requests).toEqual(['mf-team']);
    expect(registry.state().modules[0]?.definition).toBe(team);
  });

  test('is loaded at once if the page does not say what it requires', async () => {
    const { registry, source } = aRegistry({ ...described, requires: undefined });
    await registry.start();
    expect(source.requests).toEqual(['mf-team']);
    expect(registry.state().modules[0]?.definition).toBe(team);
  });

  test('is refused without its code if this shell does not have what it requires', async () => {
    const page = aRegistry({ ...described, requires: { '@timetrack/contracts': '^2.0.0' } });
    await page.registry.start();
    expect(failedModules(page.registry.state())).toMatchObject([{ version: '1.0.0', failure: { kind: 'newer' } }]);
    await expect(firstScreen(page)?.load()).rejects.toThrow('built for @timetrack/contracts ^2.0.0');
    expect(page.source.requests).toEqual([]);
  });

  test('is accepted once another version has replaced the one that was refused', async () => {
    const page = aRegistry({ ...described, requires: { '@timetrack/contracts': '^2.0.0' } });
    await page.registry.start();
    expect(await page.registry.reload('mf-team')).toBe(true);
    expect(page.source.requests).toEqual(['mf-team again']);
    expect(failedModules(page.registry.state())).toEqual([]);
    expect(firstScreen(page)).toBe(team.screens[0]);
  });
});
