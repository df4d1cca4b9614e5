import { describe, expect, test } from '@jest/globals';
import { parseRemotesFile } from './manifest-file.js';

describe('the remotes file', () => {
  test('lists the modules and their manifests', () => {
    const remotes = { 'mf-team': '/modules/mf-team/mf-manifest.json' };
    expect(parseRemotesFile(remotes)).toEqual(remotes);
  });

  test.each([
    ['a list', []],
    ['a text', 'mf-team'],
    ['nothing', null],
  ])('is rejected when it is %s', (_what, value) => {
    expect(() => parseRemotesFile(value)).toThrow('has to be an object');
  });

  test('is rejected when a module has no URL', () => {
    expect(() => parseRemotesFile({ 'mf-team': 7 })).toThrow('has no URL for mf-team');
  });
});
