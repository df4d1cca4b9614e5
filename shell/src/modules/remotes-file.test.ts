import { describe, expect, it } from '@jest/globals';
import { parseRemotesFile } from './remotes-file.js';

describe('the remotes file', () => {
  it('names modules and their manifests', () => {
    const remotes = { 'mf-team': '/modules/mf-team/mf-manifest.json' };
    expect(parseRemotesFile(remotes)).toEqual(remotes);
  });

  it.each([
    ['a list', []],
    ['a text', 'mf-team'],
    ['nothing', null],
  ])('is refused when it is %s', (_what, value) => {
    expect(() => parseRemotesFile(value)).toThrow('has to be an object');
  });

  it('is refused when a module has no address', () => {
    expect(() => parseRemotesFile({ 'mf-team': 7 })).toThrow('gives no address for mf-team');
  });
});
