/**
 * The result of each check and test runner, and their totals.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failedTests] the tests that failed, each with the first line of its message
 * @property {string[]} [flaky] the tests that passed only on their second attempt
 * @property {string} [detail] what went wrong, or what to know about a check that passed
 */

/**
 * A check counts as one test.
 *
 * @param {string} name
 * @param {string | { note: string } | undefined} problem a note does not make it fail
 * @returns {Result}
 */
export function checkResult(name, problem) {
  if (problem === undefined) return { name, passed: 1, failed: 0 };
  if (typeof problem === 'object') return { name, passed: 1, failed: 0, detail: problem.note };
  return { name, passed: 0, failed: 1, detail: problem };
}

/**
 * Counts the tests of a jest run. A file that could not be loaded counts as a failure, and so does a run that found no
 * test, left no report, or exited with an error although every test passed.
 *
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} JestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile
 *
 * @param {string} name
 * @param {number | null} code the exit code
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number, testResults?: JestFile[] } | undefined} report
 * @returns {Result}
 */
export function jestResult(name, code, report) {
  if (!report) return { name, passed: 0, failed: 1, detail: 'It ended without a report.' };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
  return {
    ...countFailures(
      { name, passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests },
      code,
    ),
    failedTests: (report.testResults ?? []).flatMap(failedTestsIn),
  };
}

/** @param {JestFile} file */
function failedTestsIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
  );
}

/**
 * The tests of a Playwright run. A test that passed only on its second attempt counts as passed and is named as flaky in the
 * last lines: it is a defect to fix.
 *
 * @typedef {{ title: string, file?: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 *
 * @param {string} name
 * @param {number | null} code
 * @param {{ suites?: Suite[], stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} report
 * @returns {Result}
 */
export function playwrightResult(name, code, report) {
  if (!report) return { name, passed: 0, failed: 1, detail: 'It ended without a report.' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  const testsThatWere = (/** @type {string} */ status) =>
    (report.suites ?? []).flatMap((suite) => testsIn(suite, status, []));
  return {
    ...countFailures({ name, passed: expected + flaky, failed, skipped }, code),
    failedTests: testsThatWere('unexpected'),
    flaky: testsThatWere('flaky'),
  };
}

/**
 * @param {Suite} suite
 * @param {string} wanted a status
 * @param {readonly string[]} path the titles of the suites around it
 * @returns {string[]}
 */
function testsIn({ title, specs = [], suites = [] }, wanted, path) {
  const here = [...path, title].filter(Boolean);
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map((spec) => [...here, spec.title].join(' › ')),
    ...suites.flatMap((suite) => testsIn(suite, wanted, here)),
  ];
}

/**
 * @param {Result & { skipped: number }} counted
 * @param {number | null} code
 * @returns {Result}
 */
function countFailures({ name, passed, failed, skipped }, code) {
  if (skipped > 0)
    return { name, passed, failed: failed + skipped, detail: `${skipped} skipped, which counts as failed.` };
  if (failed > 0) return { name, passed, failed };
  if (passed === 0) return { name, passed: 0, failed: 1, detail: 'It found no test.' };
  if (code !== 0) return { name, passed, failed: 1, detail: `Every test passed, but it ended with code ${code}.` };
  return { name, passed, failed };
}

/**
 * Summarizes a run: one line for each check and test runner, with the first line of what went wrong, the names of the tests that
 * failed or were flaky, and the totals last.
 *
 * @param {Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, passed, failed, detail }) => {
    const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ''}`;
    return `  ${name.padEnd(width)}  ${counts}${failed && detail ? `  (${firstLine(detail)})` : ''}`;
  });
  const failed = results.flatMap((result) => result.failedTests ?? []).map((test) => `  FAILED  ${test}`);
  const flaky = results.flatMap((result) => result.flaky ?? []).map((test) => `  FLAKY  ${test}`);
  return [...lines, ...failed, ...flaky, '', lastLine(results)].join('\n');
}

/**
 * @param {Result[]} results
 * @returns {string} exactly `N passed, N failed`
 */
export function lastLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

const firstLine = (/** @type {string} */ text) => text.split('\n', 1)[0];
