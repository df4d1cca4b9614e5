import { parseConfig } from '../platform/config/environment.js';
import { StartError } from '../platform/errors/index.js';
import { endOnSignals, Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { assertPortIsFree } from '../platform/lifecycle/port.js';
import { createLogger } from '../platform/observability/logger.js';
import { gatewayVersion } from '../repository.js';
import { startGateway } from './gateway.js';
import { parseCommandLine } from './operator-database.js';

/**
 * The process: reads the configuration, starts everything and stops it properly.
 * `--check-config` only checks whether the gateway could start, and `--version` only prints the version.
 */
export async function run(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { values } = parseCommandLine(
      'The gateway takes --check-config or --version. Settings are in the environment.',
      {
        options: { 'check-config': { type: 'boolean' }, version: { type: 'boolean' } },
      },
    );
    if (values.version) return print(gatewayVersion);
    const config = parseConfig(env);
    await assertPortIsFree(config);
    if (values['check-config']) return;
    const logger = createLogger(config);
    const lifecycle = new Lifecycle(logger);
    endOnSignals(lifecycle, logger);
    await startGateway({ config, logger, lifecycle, print }).catch(async (error) => {
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
