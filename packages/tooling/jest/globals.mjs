/**
 * What `@jest/globals` exports to a test that runs in plain Node. jest-light-runner sets the globals but has no time
 * limits, so every test and hook gets one here.
 */

/** Generous, because a busy machine is many times slower, and a limit only costs time if something is broken. */
const limitMs = 600_000;

/**
 * @typedef {(...args: any[]) => unknown} Run
 * @typedef {((name: string, run: Run) => void) & { each: (...table: unknown[]) => (name: string, run: Run) => void }} Define
 */

const runner = /** @type {any} */ (globalThis);
const { describe, expect, jest } = runner;

const test = Object.assign(limitTest(runner.test), {
  only: limitTest(runner.test.only),
  skip: limitTest(runner.test.skip),
});

const beforeAll = limitHook('beforeAll');
const afterAll = limitHook('afterAll');
const beforeEach = limitHook('beforeEach');
const afterEach = limitHook('afterEach');

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test, test as it };

/**
 * @param {Define} define
 * @returns {Define}
 */
function limitTest(define) {
  return Object.assign((/** @type {string} */ name, /** @type {Run} */ run) => define(name, limit(run, name)), {
    each:
      (/** @type {unknown[]} */ ...table) =>
      (/** @type {string} */ name, /** @type {Run} */ run) =>
        define.each(...table)(name, limit(run, name)),
  });
}

/** @param {string} hook */
function limitHook(hook) {
  return (/** @type {Run} */ run) => runner[hook](limit(run, hook));
}

/**
 * @param {Run} run
 * @param {string} name
 */
function limit(run, name) {
  return async (/** @type {unknown[]} */ ...args) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const expired = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`"${name}" took longer than ${limitMs / 1000} seconds`)), limitMs);
    });
    try {
      await Promise.race([run(...args), expired]);
    } finally {
      clearTimeout(timer);
    }
  };
}
