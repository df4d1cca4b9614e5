import { registerHooks } from 'node:module';
import fc from 'fast-check';

/**
 * Runs in each worker before its first test file. Tests import from `@jest/globals` everywhere; outside of jest's own
 * sandbox that package throws, so Node resolves it to the globals of this runner.
 */
const globals = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

// `jest.config.mjs` sets it.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
