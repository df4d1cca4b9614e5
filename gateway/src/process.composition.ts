import { demoSignIns } from './demo/cast.seed.js';
import { seedDemo } from './demo/demo.seed.js';
import { findTakenEmails } from './features/identity/index.js';
import { features } from './features.composition.js';
import { type Demo, startGateway } from './gateway.composition.js';
import { parseConfig } from './platform/config/environment.settings.js';
import { StartError } from './platform/errors/index.js';
import { Lifecycle } from './platform/lifecycle/lifecycle.service.js';
import { assertPortIsFree } from './platform/lifecycle/port.validator.js';
import { endOnSignals } from './platform/lifecycle/signals.adapter.js';
import { createLogger } from './platform/observability/logger.adapter.js';

/**
 * The process: reads the configuration, starts everything and stops it properly.
 * `--check-config` only checks whether the gateway could start.
 */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = parseConfig(env);
    await assertPortIsFree(config);
    if (args.includes('--check-config')) return;
    const logger = createLogger(config);
    const lifecycle = new Lifecycle(logger);
    endOnSignals(lifecycle, logger);
    await startGateway({ config, logger, lifecycle, features, demo, print: print }).catch(async (error) => {
      // A stop during the start makes the start fail. That is not an error.
      if (lifecycle.isStopping) return;
      await lifecycle.stop();
      throw error;
    });
  } catch (error) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`);
    process.exit(1);
  }
}

const demo: Demo = {
  seed: seedDemo,
  isSeeded: async (orm) => {
    const emails = demoSignIns.map(({ email }) => email);
    return (await findTakenEmails(orm.em, emails, null)).size === emails.length;
  },
  signIns: demoSignIns,
};

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
