import { describe, expect, test } from '@jest/globals';
import { findRefusal, providedVersions } from './required-versions.js';

const provided = { '@timetrack/contracts': '1.4.2', '@timetrack/ui': '2.1.0' };
const refusalOf = (requires: unknown) => findRefusal(requires, provided);

describe('the versions that a module requires', () => {
  test.each([
    ['the same minor version', { '@timetrack/contracts': '^1.4.0' }],
    ['an earlier minor version', { '@timetrack/contracts': '^1.0.0', '@timetrack/ui': '^2.0.0' }],
    ['a prerelease of an earlier version', { '@timetrack/contracts': '^1.4.0-beta.1' }],
    ['several major versions', { '@timetrack/contracts': '^1.0.0 || ^2.0.0' }],
    ['a package that the shell does not share', { '@timetrack/contracts': '^1.0.0', 'left-pad': '^9.0.0' }],
  ])('are accepted for %s', (_what, requires) => {
    expect(refusalOf(requires)).toBeUndefined();
  });

  test.each([
    ['a later minor version', { '@timetrack/contracts': '^1.5.0' }, 'newer'],
    ['a later major version', { '@timetrack/contracts': '^1.0.0', '@timetrack/ui': '^3.0.0' }, 'newer'],
    ['an earlier major version', { '@timetrack/contracts': '^1.0.0', '@timetrack/ui': '^1.9.0' }, 'older'],
    ['a malformed range', { '@timetrack/contracts': 'banana' }, 'older'],
    ['an empty range', { '@timetrack/contracts': ' ' }, 'older'],
    ['a range that is not a text', { '@timetrack/contracts': { major: 1 } }, 'older'],
    ['nothing', undefined, 'unversioned'],
    ['another package only', { '@timetrack/ui': '^2.0.0' }, 'unversioned'],
    ['a text', '^1.0.0', 'unversioned'],
  ])('are refused for %s', (_what, requires, kind) => {
    expect(refusalOf(requires)?.kind).toBe(kind);
  });

  test('are named together with what the page has', () => {
    expect(refusalOf({ '@timetrack/contracts': '^1.0.0', '@timetrack/ui': '^3.0.0' })?.message).toBe(
      'It was built for @timetrack/ui ^3.0.0. This page has @timetrack/ui 2.1.0.',
    );
  });
});

test('the versions of the shell are those that the federation runtime shares', () => {
  const shared = { '@timetrack/ui': [{ version: '1.1.0' }], react: [{ version: '19.3.1' }], empty: [] };
  expect(providedVersions(shared)).toEqual({ '@timetrack/ui': '1.1.0', react: '19.3.1' });
});
