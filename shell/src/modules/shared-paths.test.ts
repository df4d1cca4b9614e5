import { expect, test } from '@jest/globals';
import { aSessionAs } from '@timetrack/testing';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { failedModules, screensFor } from './composition.js';
import { createModuleRegistry } from './module-registry.js';

silenceConsole();

const { abilities } = aSessionAs('MANAGER').user;
const team = aModule('mf-team', aScreen({ path: '/team/:id' }));

test.each(['/team/:id', '/team/:userId', '/Team/:id/'])('refuses a later module with a screen at %s', async (path) => {
  const other = aModule('mf-other', aScreen({ path }), aScreen({ path: '/other' }));
  const registry = createModuleRegistry(aSource(team, other));
  await registry.start();
  const state = registry.state();
  expect(failedModules(state).map(({ name }) => name)).toEqual(['mf-other']);
  expect(screensFor(abilities, state).map(({ module, screen }) => [module, screen.path])).toEqual([
    ['mf-team', '/team/:id'],
    ['mf-other', '/other'],
  ]);
  const [failed] = failedModules(state);
  if (!failed?.failure) throw new Error('not refused');
  expect(failed.failure).toEqual({ kind: 'path', detail: `mf-team has a screen at ${path} as well.` });
  await expect(failed.definition?.screens[1]?.load()).rejects.toThrow('mf-team has a screen');
});

test('refuses the later module even if it arrives first', async () => {
  const source = aSource(team, aModule('mf-other', aScreen({ path: '/team/:id' })));
  const late = Promise.withResolvers<unknown>();
  source.responses.set('mf-team', () => late.promise);
  const registry = createModuleRegistry(source);
  const starting = registry.start();
  late.resolve({ default: team });
  await starting;
  expect(failedModules(registry.state()).map(({ name }) => name)).toEqual(['mf-other']);
});

test('lets a refused module in again when its code has another path', async () => {
  const source = aSource(team, aModule('mf-other', aScreen({ path: '/team/:id' })));
  const registry = createModuleRegistry(source);
  await registry.start();
  const mended = aModule('mf-other', aScreen({ path: '/other' }));
  source.responses.set('mf-other', async () => ({ default: mended }));
  await registry.reload('mf-other');
  expect(failedModules(registry.state())).toEqual([]);
});

test('lets screens of one module share a path, and modules have similar paths', async () => {
  const home = aModule('mf-home', aScreen({ path: '/' }), aScreen({ path: '/', ability: 'SCREEN_DASHBOARD' }));
  const registry = createModuleRegistry(aSource(home, team, aModule('mf-people', aScreen({ path: '/team' }))));
  await registry.start();
  expect(failedModules(registry.state())).toEqual([]);
});
