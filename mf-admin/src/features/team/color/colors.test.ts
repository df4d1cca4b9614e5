import { describe, expect, test } from '@jest/globals';
import { colorName, parseColor, presets } from './colors.js';

describe('schedule colors', () => {
  test('offer ten different presets, starting with the five of the specification', () => {
    expect(presets.slice(0, 5).map(({ hex }) => hex)).toEqual(['#3b82f6', '#ef4444', '#10b981', '#f59e0b', '#8b5cf6']);
    expect(new Set(presets.map(({ hex }) => hex)).size).toBe(10);
    expect(new Set(presets.map(({ name }) => name)).size).toBe(10);
  });

  test('are named after their preset, or by their digits', () => {
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
  ])('are parsed: "%s" is %s', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });
});
