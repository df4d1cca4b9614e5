const testingLibrary = require('@testing-library/react/dist/index.js');
const { unstable_IdlePriority: idle, unstable_scheduleCallback: schedule } = require('scheduler');

const { asyncWrapper, getElementError } = testingLibrary.getConfig();

testingLibrary.configure({
  // Generous for a busy machine. A longer limit costs nothing if the wait succeeds.
  asyncUtilTimeout: 20_000,
  // A wait prints the document once, when its time is over, and not for each of its attempts.
  getElementError: (message, container) =>
    testingLibrary.getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  asyncWrapper: (work) => asyncWrapper(() => work().finally(reactIsIdle)),
});

/**
 * Resolves once React has nothing left to render. Every `find…`, `waitFor` and `user` action ends with it, because a busy
 * machine spreads the work of one click over several tasks: a test would see the page between two of them.
 */
function reactIsIdle() {
  return new Promise((resolve) => {
    schedule(idle, () => resolve(undefined));
  });
}

module.exports = testingLibrary;
