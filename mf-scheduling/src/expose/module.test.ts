import { expect, test } from '@jest/globals';
import packageJson from '../../package.json' with { type: 'json' };
import scheduling from './module.js';

test('presents itself under the name and version of its package', () => {
  expect(scheduling).toMatchObject({ name: packageJson.name, version: packageJson.version });
});

test('gives every screen a path of its own for each role', () => {
  const places = scheduling.screens.flatMap(({ path, roles }) => roles.map((role) => `${role} ${path}`));

  expect(new Set(places).size).toBe(places.length);
});
