import type { CaughtError } from './clean-error.js';

/** Errors that occurred before the code that reports them had arrived. A page that fails in a loop must not fill the memory. */
let loads = 0;
const maxLoads = 1_000;

/**
 * Reports an error of a module to the gateway, so that its team sees what it broke. Returns immediately and never throws.
 * What goes wrong while reporting is not reported.
 */
export function reportModuleError(error: CaughtError): void {
  loads += 1;
  if (loads > maxLoads) return;
  const screen = error.screen ?? window.location.pathname;
  import('./reporter.js').then(({ reporter }) => reporter.add({ ...error, screen })).catch(() => undefined);
}

/** Reports the errors that nothing else catches. */
export function reportUncaughtErrors(): void {
  const report = (error: unknown, source?: string) =>
    reportModuleError({ module: null, kind: 'unhandled', error, source });
  window.addEventListener('error', (event) => report(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
