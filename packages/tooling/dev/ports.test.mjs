import { expect, test } from '@jest/globals';
import { isModule, workspaces } from '../lib/workspaces.mjs';
import { portOf } from './ports.mjs';

test("gives every module's own page a fixed port", () => {
  const ports = workspaces()
    .filter(({ folder }) => isModule(folder))
    .map(({ name }) => portOf(name));

  expect(new Set(ports).size).toBe(ports.length);
  expect(portOf('mf-timeclock')).toBe(portOf('mf-timeclock'));
});

test('gives two modules whose names lead to the same port different ports', () => {
  const modules = ['mf-scheduling', 'mf-fleet'];

  expect(portOf('mf-scheduling', ['mf-scheduling'])).toBe(portOf('mf-fleet', modules));
  expect(portOf('mf-scheduling', modules)).toBe(portOf('mf-fleet', modules) + 1);
});
