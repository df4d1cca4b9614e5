import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { shareable, sharingPolicy } from './sharing.mjs';

const library = { dependencies: { react: '19.3.1' }, peerDependencies: { '@timetrack/contracts': '1.0.0' } };

describe('the sharing policy', () => {
  test('shares the listed libraries that a package declares', () => {
    expect(Object.keys(sharingPolicy(library, 'shell'))).toEqual([
      'react',
      'react/',
      '@timetrack/contracts',
      '@timetrack/contracts/routing',
    ]);
  });

  test('requires one copy, compatible with the declared version', () => {
    expect(sharingPolicy(library, 'alone').react).toEqual({ singleton: true, requiredVersion: '^19.3.1' });
    expect(sharingPolicy({ dependencies: { react: '>=19' } }, 'alone').react?.requiredVersion).toBe('>=19');
  });

  test('leaves the libraries out of a module, because the shell provides them', () => {
    expect(sharingPolicy(library, 'module').react).toMatchObject({ import: false });
  });

  test('never shares the large libraries themselves', () => {
    const everything = Object.fromEntries(
      [...shareable.map(({ package: name }) => name), 'react-router', '@apollo/client'].map((name) => [name, '1.0.0']),
    );
    const requests = Object.keys(sharingPolicy({ dependencies: everything }, 'shell'));

    expect(requests.filter((request) => /^(react-router|@apollo)/.test(request))).toEqual([]);
  });

  test('every library that a module leaves out is in the shell', () => {
    const policyOf = (/** @type {string} */ folder) =>
      sharingPolicy(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')), 'shell');
    const provided = policyOf('shell');
    const modules = workspaces().filter(({ folder }) => isModule(folder));

    expect(modules.length).toBeGreaterThan(0);
    for (const { folder } of modules) expect(provided).toMatchObject(policyOf(folder));
  });
});
