import { describe, expect, test } from '@jest/globals';
import { aModule, aScreen } from '../testing/a-module.js';
import { parseModuleDefinition } from './module-definition-parser.js';

const withScreen = (screen: object) => ({ name: 'mf-team', version: '1.0.0', screens: [{ ...aScreen(), ...screen }] });

describe('a module definition', () => {
  test('is read from the default export', () => {
    const team = aModule('mf-team', aScreen({ path: '/team', label: 'Team' }));
    expect(parseModuleDefinition('mf-team', { default: team })).toBe(team);
  });

  test.each(['calendar', 'an icon of a later shell', () => null, undefined])('may have any icon: %s', (icon) => {
    const exported = withScreen({ navigation: { label: 'Team', order: 10, icon } });
    expect(() => parseModuleDefinition('mf-team', exported)).not.toThrow();
  });

  test.each([
    ['nothing at all', undefined, 'its entry has no default export'],
    ['another name', aModule('mf-other'), 'it calls itself mf-other'],
    ['no version', { name: 'mf-team', screens: [] }, 'it has no version'],
    ['no screens', { name: 'mf-team', version: '1.0.0' }, 'it has no list of screens'],
    ['a relative path', withScreen({ path: 'team' }), 'a screen has no path that starts with /'],
    ['no title', withScreen({ title: '' }), 'the screen / has no title'],
    ['no ability', withScreen({ ability: undefined }), 'the screen / names no ability'],
    ['nothing to load', withScreen({ load: undefined }), "the screen / can't be loaded"],
    [
      'half a link',
      withScreen({ navigation: { label: 'Team' } }),
      'the screen / has a navigation entry without label or order',
    ],
  ])('is rejected with %s', (_what, exported, reason) => {
    expect(() => parseModuleDefinition('mf-team', exported)).toThrow(reason);
  });
});
