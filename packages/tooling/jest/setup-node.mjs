import { registerHooks } from 'node:module';

/**
 * Runs in each worker before its first test file. Tests import from `@jest/globals` everywhere; outside of jest's own
 * sandbox that package throws, so Node resolves it to the globals of this runner.
 */
const globals = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
