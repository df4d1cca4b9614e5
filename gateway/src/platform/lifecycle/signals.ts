import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ctrl-C, `kill` and a closed terminal end the gateway in good order; a second one ends it at once. An error that
 * nobody caught ends it too, with the exit code 1: what it left behind is unknown, and whoever watches starts it anew.
 */
export function endOnSignals(lifecycle: Lifecycle, logger: Logger): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (lifecycle.isStopping) {
        lifecycle.abandon();
        process.exit(130);
      }
      logger.info({ signal }, 'stopping');
      void lifecycle.stop().then(() => process.exit(0));
    });
  }
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'an error that nobody caught: the gateway stops');
    void lifecycle.stop().then(() => process.exit(1));
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
