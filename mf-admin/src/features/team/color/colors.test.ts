import { expect, test } from '@jest/globals';
import { colorName, presets, readColor } from './colors.js';

test('ten different colors are offered, the first five as given', () => {
  expect(presets.slice(0, 5).map(({ hex }) => hex)).toEqual(['#3b82f6', '#ef4444', '#10b981', '#f59e0b', '#8b5cf6']);
  expect(new Set(presets.map(({ hex }) => hex)).size).toBe(10);
  expect(new Set(presets.map(({ name }) => name)).size).toBe(10);
});

test('a color goes by its name, or by its digits', () => {
  expect(colorName('#3B82F6')).toBe('Blue');
  expect(colorName('#123456')).toBe('#123456');
});

test.each([
  ['#3b82f6', '#3b82f6'],
  [' 3B82F6 ', '#3b82f6'],
  ['#38f', '#3388ff'],
  ['blue', null],
  ['#12345', null],
  ['', null],
])('what is typed as "%s" is read as %s', (typed, color) => {
  expect(readColor(typed)).toBe(color);
});
