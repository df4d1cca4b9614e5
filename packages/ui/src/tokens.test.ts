import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrastRatio, type Oklch, toLinearRgb } from '../test/contrast.js';

const surfaces = ['background', 'card', 'popover', 'field', 'muted', 'sidebar'];
const tones = ['primary', 'destructive', 'success', 'warning'];

/** Every foreground with the backbackgrounds that it is used on. */
const texts: readonly (readonly [foreground: string, backgrounds: readonly string[]])[] = [
  ['foreground', [...surfaces, 'accent', 'secondary', 'tab', ...['destructive-soft', 'success-soft', 'warning-soft']]],
  ['muted-foreground', [...surfaces, 'accent']],
  ['card-foreground', ['card']],
  ['popover-foreground', ['popover']],
  ['accent-foreground', ['accent']],
  ['secondary-foreground', ['secondary', 'secondary-hover']],
  ['primary-soft-foreground', ['primary-soft']],
  ['tooltip-foreground', ['tooltip']],
  ['sidebar-foreground', ['sidebar', 'sidebar-accent']],
  ['sidebar-accent-foreground', ['sidebar-accent']],
  ...tones.map((tone) => [tone, [...surfaces, `${tone}-soft`]] as const),
  ...tones.map((tone) => [`${tone}-foreground`, [tone, `${tone}-hover`]] as const),
];

/** The lines that show the edge of a control, or the focus. */
const boundaries: readonly (readonly [line: string, backgrounds: readonly string[]])[] = [
  ['input', surfaces],
  ['ring', [...surfaces, 'accent', 'secondary', 'sidebar-accent', 'destructive-soft']],
  ['destructive', surfaces],
];

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const themes = { light: tokensIn(':root,'), dark: tokensIn('.dark {') };

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  const color = (token: string): Oklch => {
    const found = tokens.get(token);
    if (!found) throw new Error(`tokens.css does not define --${token}`);
    return found;
  };

  test.each(pairs(texts))('%s is readable on %s (4.5 : 1)', (foreground, background) => {
    expect(contrastRatio(color(foreground), color(background))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(boundaries))('%s is visible on %s (3 : 1)', (line, background) => {
    expect(contrastRatio(color(line), color(background))).toBeGreaterThanOrEqual(3);
  });

  test.each([...tokens])('%s is a color that every screen can show', (_token, value) => {
    for (const channel of toLinearRgb(value)) {
      expect(channel).toBeGreaterThan(-0.0005);
      expect(channel).toBeLessThan(1.0005);
    }
  });
});

test('both themes define the same tokens', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

test('black on white has a contrast of 21 : 1', () => {
  expect(contrastRatio([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});

function pairs(groups: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return groups.flatMap(([name, backgrounds]) => backgrounds.map((ground): [string, string] => [name, ground]));
}

/** The colors of the rule that starts with `selector`. */
function tokensIn(selector: string): ReadonlyMap<string, Oklch> {
  const rule = sheet.slice(sheet.indexOf(selector)).split('}')[0] ?? '';
  const declarations = rule.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g);
  return new Map(
    [...declarations].map(([, name = '', ...channels]) => {
      const [lightness = 0, chroma = 0, hue = 0] = channels.map(Number);
      return [name, [lightness, chroma, hue] as const];
    }),
  );
}
