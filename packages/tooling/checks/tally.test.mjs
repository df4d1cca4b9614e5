import { describe, expect, test } from '@jest/globals';
import { checkResult, jestResult, lastLine, playwrightResult, summary } from './tally.mjs';

const jestReport = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the result of a run', () => {
  test.each([
    ['counts what passed', 0, jestReport, [7, 0]],
    [
      'adds a file that could not be loaded to the failures',
      1,
      { ...jestReport, numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
      [7, 3],
    ],
    ['counts a skipped test as failed', 0, { ...jestReport, numPendingTests: 1 }, [7, 1]],
    ['fails a run that found no test', 0, { ...jestReport, numPassedTests: 0 }, [0, 1]],
    ['fails a run that ended badly though every test passed', 1, jestReport, [7, 1]],
    ['fails a run that was killed', null, jestReport, [7, 1]],
    ['fails a run without a report', 1, undefined, [0, 1]],
  ])('%s (jest)', (_, code, report, [passed, failed]) => {
    expect(jestResult('jest', code, report)).toMatchObject({ passed, failed });
  });

  test.each([
    ['counts what passed', 0, playwrightReport, [4, 0]],
    [
      'counts a test that passed only on its second attempt as passed',
      0,
      { ...playwrightReport, stats: { ...playwrightReport.stats, flaky: 1 } },
      [5, 0],
    ],
    ['adds errors outside of any test', 1, { ...playwrightReport, errors: [{ message: 'no chromium' }] }, [4, 1]],
    [
      'counts a skipped test as failed',
      0,
      { ...playwrightReport, stats: { ...playwrightReport.stats, skipped: 2 } },
      [4, 2],
    ],
    ['fails a run without a report', 1, undefined, [0, 1]],
  ])('%s (Playwright)', (_, code, report, [passed, failed]) => {
    expect(playwrightResult('browser', code, report)).toMatchObject({ passed, failed });
  });

  test('names browser tests that failed or were flaky in the last lines', () => {
    const specs = [
      { title: 'signs in', tests: [{ status: 'flaky' }] },
      { title: 'signs out', tests: [{ status: 'expected' }] },
      { title: 'signs up', tests: [{ status: 'unexpected' }] },
    ];
    const suites = [{ title: 'sign-in.e2e.ts', suites: [{ title: 'sign-in', specs }] }];
    const stats = { ...playwrightReport.stats, flaky: 1, unexpected: 1 };

    const lines = summary([playwrightResult('browser', 1, { ...playwrightReport, suites, stats })]).split('\n');

    expect(lines.slice(-4)).toEqual([
      '  FAILED  sign-in.e2e.ts › sign-in › signs up',
      '  FLAKY  sign-in.e2e.ts › sign-in › signs in',
      '',
      '5 passed, 1 failed',
    ]);
  });

  test('names tests that failed, and files that could not be loaded, in the last lines', () => {
    const broken = { status: 'failed', fullName: 'a punch is kept', failureMessages: ['expected 1\nat line 3'] };
    const fine = { status: 'passed', fullName: 'a punch is shown', failureMessages: [] };
    const testResults = [
      { name: 'clock.test.ts', status: 'failed', message: '', assertionResults: [broken, fine] },
      { name: 'teams.test.ts', status: 'failed', message: 'No such module\n', assertionResults: [] },
    ];
    const report = { ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };

    const lines = summary([jestResult('jest', 1, report)]).split('\n');

    expect(lines.slice(-4)).toEqual([
      '  FAILED  clock.test.ts › a punch is kept: expected 1',
      '  FAILED  teams.test.ts: No such module',
      '',
      '7 passed, 2 failed',
    ]);
  });

  test('counts a check as one test', () => {
    expect(checkResult('lint', undefined)).toEqual({ name: 'lint', passed: 1, failed: 0 });
    expect(checkResult('lint', 'unused import')).toMatchObject({ passed: 0, failed: 1, detail: 'unused import' });
  });
});

describe('the summary', () => {
  const results = [
    checkResult('types', undefined),
    checkResult('lint', 'x is unused\nmore'),
    jestResult('jest', 0, jestReport),
  ];

  test('ends with the totals', () => {
    expect(summary(results).split('\n').at(-1)).toBe('8 passed, 1 failed');
    expect(lastLine(results)).toBe('8 passed, 1 failed');
  });

  test('shows the result of every check and runner, with the reason of a failure', () => {
    expect(summary(results)).toContain('  types  1 passed\n');
    expect(summary(results)).toContain('  lint   0 passed, 1 FAILED  (x is unused)\n');
    expect(summary(results)).toContain('  jest   7 passed\n');
  });
});
