import { describe, expect, test } from '@jest/globals';
import type { ModuleDefinition } from '@timetrack/contracts';
import { aSessionAs } from '@timetrack/testing';
import { aModule, aScreen } from '../testing/a-module.js';
import { forbiddenPathsFor, navigationFor, screensFor } from './composition.js';
import type { ModulesState } from './module-states.js';

const loaded = (...definitions: readonly ModuleDefinition[]): ModulesState => ({
  list: 'ready',
  modules: definitions.map((definition) => ({
    name: definition.name,
    version: definition.version,
    definition,
    busy: false,
  })),
});

const worker = aSessionAs('WORKER').user.abilities;
const manager = aSessionAs('MANAGER').user.abilities;

describe('the composition of modules', () => {
  const workerHome = aScreen({ path: '/', label: 'Home', ability: 'SCREEN_WORKER_HOME' });
  const dashboard = aScreen({ path: '/', label: 'Dashboard', ability: 'SCREEN_DASHBOARD' });
  const team = aScreen({ path: '/team', label: 'Team', order: 40, ability: 'SCREEN_TEAM' });
  const reports = aScreen({ path: '/reports', label: 'Reports', order: 20, ability: 'SCREEN_REPORTS' });
  const state = loaded(aModule('mf-admin', team, reports), aModule('mf-clock', workerHome, dashboard));

  test('gives each user the screen that they may open at a shared path', () => {
    expect(screensFor(worker, state).map(({ screen }) => screen)).toEqual([workerHome]);
    expect(screensFor(manager, state).map(({ screen }) => screen)).toContain(dashboard);
  });

  test('sorts the links of all modules', () => {
    expect(navigationFor(manager, state).map(({ label }) => label)).toEqual(['Dashboard', 'Reports', 'Team']);
  });

  test('omits a screen without a navigation entry from the sidebar', () => {
    expect(navigationFor(manager, loaded(aModule('mf-admin', aScreen({ path: '/team/:id' }))))).toEqual([]);
  });

  test('lists the paths that a user may not open', () => {
    expect(forbiddenPathsFor(worker, state)).toEqual(['/team', '/reports']);
  });

  test('gives a path of two modules to the first in the remotes file', () => {
    const other = aScreen({ path: '/team', label: 'Other' });
    const screens = screensFor(manager, loaded(aModule('mf-one', team), aModule('mf-two', other)));
    expect(screens).toEqual([{ module: 'mf-one', version: '1.0.0', screen: team }]);
  });
});
