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

  test('names flaky browser tests in the last lines', () => {
    const flakySpec = { title: 'signs in', tests: [{ status: 'flaky' }] };
    const steadySpec = { title: 'signs out', tests: [{ status: 'expected' }] };
    const suites = [{ title: 'sign-in.e2e.ts', suites: [{ title: 'sign-in', specs: [flakySpec, steadySpec] }] }];
    const stats = { ...playwrightReport.stats, flaky: 1 };

    const lines = summary([playwrightResult('browser', 0, { ...playwrightReport, suites, stats })]).split('\n');

    expect(lines.slice(-3)).toEqual(['  FLAKY  sign-in.e2e.ts › sign-in › signs in', '', '5 passed, 0 failed']);
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
