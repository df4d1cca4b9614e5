import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const noRedis =
  'No redis-server: what several gateways share can not be tested without it. Install Redis, so that redis-server is in the PATH.';

/**
 * A Redis for the tests of several gateways: the machine's own, or Debian's, installed where this may.
 *
 * @returns its command, or null where there is none: the tests that need it then fail, and say so
 */
export function findRedis(say: (line: string) => void): string | null {
  const command = 'redis-server';
  if (starts(command)) return command;
  if (mayInstall()) {
    say("No redis-server here: installing Debian's ...");
    installFromDebian();
  }
  return starts(command) ? command : null;
}

function starts(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installFromDebian(): void {
  const quietly = {
    stdio: 'ignore',
    timeout: 300_000,
    // The tests start their own: none has to run as a service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], quietly);
  } catch {
    // No network, or not Debian after all: the tests say what is missing.
  }
}
