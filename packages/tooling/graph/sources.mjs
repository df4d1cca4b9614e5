/** Test code: test files, and the folders that only tests import. */
export const isTest = (/** @type {string} */ name) =>
  /(^|\/)(test|tests|e2e|bench|testing)\/|\.(test|e2e|bench)\.(tsx?|mjs)$/.test(name) ||
  name.startsWith('packages/testing/');
