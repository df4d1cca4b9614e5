import { expect, test } from '@jest/globals';
import packageJson from '../../package.json' with { type: 'json' };
import admin from './module.js';

test('the admin module has the name and version of its package', () => {
  expect(admin).toMatchObject({ name: packageJson.name, version: packageJson.version });
});

test('the admin module offers one screen for each path and ability', () => {
  const places = admin.screens.map(({ path, ability }) => `${ability} ${path}`);

  expect(new Set(places).size).toBe(places.length);
});
