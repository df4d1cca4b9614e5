import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that a program of the system is there. As root on Debian, installs its package.
 *
 * @param {string} program
 * @param {string} debianPackage
 * @returns {string | undefined} the problem, in one sentence
 */
export function provideProgram(program, debianPackage) {
  if (canStart(program)) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`There is no ${program}: installing the Debian package ${debianPackage} ...`);
    // The checks start their own processes, so the package must not start a service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage], { stdio: 'ignore', env });
    } catch {
      // The sentence below says what to do.
    }
  }
  return canStart(program) ? undefined : `${program} is missing: install the Debian package ${debianPackage}.`;
}

/** @param {string} program */
function canStart(program) {
  try {
    execFileSync(program, [program === 'haproxy' ? '-v' : '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whom commands run as: `nobody` if this process is root, otherwise its own user, who has no privileges to give up.
 *
 * @returns {{ uid: number, gid: number } | null}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('This machine has no user nobody, as whom the checks run commands.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Copies this process's Node to a folder that every user can read, and returns a PATH in which it is the first one. This Node
 * may be in the home of root.
 *
 * @param {string} folder
 * @returns {string}
 */
export function pathWithNode(folder) {
  mkdirSync(folder, { recursive: true });
  const node = path.join(folder, 'node');
  if (!existsSync(node)) copyFileSync(process.execPath, node);
  const others = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.includes('node_modules'));
  return [folder, ...others].join(path.delimiter);
}

const passedOn = /^(https?_proxy|no_proxy|npm_config_(registry|.*proxy|cafile)|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

/**
 * The environment of a container does not depend on this machine, except for how to reach the registry.
 *
 * @returns {Record<string, string>}
 */
export const networkVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (passedOn.test(name) && value ? [[name, value]] : [])),
  );
