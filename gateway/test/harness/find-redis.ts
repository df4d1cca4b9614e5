import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const noRedis =
  'No redis-server: the tests of several gateways need it. Install Redis, so that redis-server is in the PATH.';

/**
 * Finds a Redis for the tests of several gateways. As root on Debian, it installs the package if no Redis is found.
 *
 * @returns the command, or null; the tests that need Redis then fail with `noRedis`
 */
export function findRedis(say: (line: string) => void): string | null {
  const command = 'redis-server';
  if (canStart(command)) return command;
  if (mayInstall()) {
    say('No redis-server: installing the Debian package ...');
    installFromDebian();
  }
  return canStart(command) ? command : null;
}

function canStart(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installFromDebian(): void {
  const silent = {
    stdio: 'ignore',
    timeout: 300_000,
    // The tests start their own server, so the package must not start a service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], silent);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], silent);
  } catch {
    // No network, or not Debian: the tests report the missing program.
  }
}
