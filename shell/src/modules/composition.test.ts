import { describe, expect, test } from '@jest/globals';
import type { ModuleDefinition } from '@timetrack/contracts';
import { aModule, aScreen } from '../testing/a-module.js';
import { forbiddenPathsFor, navigationFor, screensFor } from './composition.js';
import type { ModulesState } from './module-registry.js';

const loaded = (...definitions: readonly ModuleDefinition[]): ModulesState => ({
  list: 'ready',
  modules: definitions.map((definition) => ({ name: definition.name, definition, busy: false })),
});

describe('the composition of modules', () => {
  const workerHome = aScreen({ path: '/', label: 'Home', roles: ['WORKER'] });
  const dashboard = aScreen({ path: '/', label: 'Dashboard', roles: ['MANAGER'] });
  const team = aScreen({ path: '/team', label: 'Team', order: 40, roles: ['MANAGER'] });
  const reports = aScreen({ path: '/reports', label: 'Reports', order: 20, roles: ['MANAGER'] });
  const state = loaded(aModule('mf-admin', team, reports), aModule('mf-clock', workerHome, dashboard));

  test('gives each role its own screen at a shared path', () => {
    expect(screensFor('WORKER', state).map(({ screen }) => screen)).toEqual([workerHome]);
    expect(screensFor('MANAGER', state).map(({ screen }) => screen)).toContain(dashboard);
  });

  test('sorts the links of all modules', () => {
    expect(navigationFor('MANAGER', state).map(({ label }) => label)).toEqual(['Dashboard', 'Reports', 'Team']);
  });

  test('omits a screen without a navigation entry from the sidebar', () => {
    expect(navigationFor('OWNER', loaded(aModule('mf-admin', aScreen({ path: '/team/:id' }))))).toEqual([]);
  });

  test('lists the paths that only other roles may open', () => {
    expect(forbiddenPathsFor('WORKER', state)).toEqual(['/team', '/reports']);
  });

  test('gives a path of two modules to the first in the remotes file', () => {
    const other = aScreen({ path: '/team', label: 'Other' });
    const screens = screensFor('MANAGER', loaded(aModule('mf-one', team), aModule('mf-two', other)));
    expect(screens).toEqual([{ module: 'mf-one', screen: team }]);
  });
});
