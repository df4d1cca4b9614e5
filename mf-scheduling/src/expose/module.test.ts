import { expect, test } from '@jest/globals';
import packageJson from '../../package.json' with { type: 'json' };
import scheduling from './module.js';

test('has the name and version of its package', () => {
  expect(scheduling).toMatchObject({ name: packageJson.name, version: packageJson.version });
});

test('offers one screen for each path and ability', () => {
  const places = scheduling.screens.map(({ path, ability }) => `${ability} ${path}`);

  expect(new Set(places).size).toBe(places.length);
});
