import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.js';

/** What the last part may take beyond the deadline. */
const graceMilliseconds = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops the gateway properly on Ctrl-C, `kill` or a closed terminal, and immediately on a second signal. An uncaught
 * error also stops it, with exit code 1: its state is unknown, and the supervisor restarts it.
 */
export function endOnSignals(lifecycle: Lifecycle, logger: Logger): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (lifecycle.isStopping) {
        lifecycle.abandon();
        process.exit(130);
      }
      logger.info({ signal }, 'stopping');
      stopAndExit(lifecycle, 0);
    });
  }
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught error: stopping');
    stopAndExit(lifecycle, 1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/** Ends the process even if the shutdown itself does not end: nothing may depend on the supervisor's patience. */
function stopAndExit(lifecycle: Lifecycle, code: number): void {
  setTimeout(
    () => {
      lifecycle.abandon();
      process.exit(1);
    },
    lifecycle.seconds * 1000 + graceMilliseconds,
  );
  void lifecycle.stop().then(() => process.exit(code));
}
