import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs, promisify } from 'node:util';
import { formatReport } from '../storm/report.ts';
import { Storm } from '../storm/storm.ts';

/**
 * `npm run backup:check`: backs up under a storm of punches, destroys the database and the files, restores, and compares. The
 * commands of a first storm were acknowledged before the backup began, so every one of them must be there, once. A second
 * storm punches while the backup runs.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3280' }, seconds: { type: 'string', default: '15' } },
});
const root = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'timetrack-backup-check-'));
const backup = path.join(folder, 'timetrack.tar.age');
const url = `http://127.0.0.1:${values.port}`;
const keys = ['secrets.key', 'audit-signing-key.pem'];
let gateway: ChildProcess | undefined;

const dataDir = (name: string) => path.join(folder, name);
const envOf = (name: string, env: NodeJS.ProcessEnv = {}) => ({
  ...{ PATH: process.env.PATH, DATA_DIR: dataDir(name), PORT: values.port, LOG_LEVEL: 'warn', NODE_NO_WARNINGS: '1' },
  ...env,
});

async function start(name: string, demo: '0' | '1'): Promise<void> {
  gateway = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: root,
    env: envOf(name, { DEMO: demo }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: gateway.stdout as NodeJS.ReadableStream })) {
    if (line.startsWith('TimeTrack is ready')) break;
  }
  gateway.stdout?.resume();
}

async function stop(): Promise<void> {
  if (!gateway || gateway.exitCode !== null) return;
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
}

/** Runs a command of the operator, and returns its output and its seconds. */
async function operate(command: string, name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const begun = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [`gateway/dist/${command}.js`, ...args], {
    cwd: root,
    env: envOf(name, env),
  });
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${command} ${args.join(' ')} (${seconds.toFixed(1)} s)\n${stdout.trim().replace(/^/gm, '  ')}`);
  return stdout;
}

try {
  await mkdir(dataDir('before'));
  await start('before', '1');
  const [, publicKey = '', secretKey = ''] =
    /(age1\w+)[\s\S]*(AGE-SECRET-KEY-1\w+)/.exec(await operate('backup', 'before', ['--new-key'])) ?? [];
  const first = await Storm.begin({ urls: [url], seconds: Number(values.seconds), organizations: 2, workers: 8 });
  await first.end();
  const second = await Storm.begin({ urls: [url], organizations: 2, workers: 12, seed: 2 });
  await second.succeed(50);
  const during = second.acknowledged;
  await operate('backup', 'before', [backup], { BACKUP_KEY: publicKey });
  console.log(`${second.acknowledged - during} commands were acknowledged while the backup ran.`);
  const whole = await second.finish();
  if (whole.violations.length > 0) throw new Error(formatReport(whole));
  await stop();

  await mkdir(dataDir('after'));
  for (const key of keys) await copyFile(path.join(dataDir('before'), key), path.join(dataDir('after'), key));
  await rm(dataDir('before'), { recursive: true });
  console.log(`Destroyed the database and the files. The backup has ${(await stat(backup)).size} bytes.`);
  await operate('restore', 'after', [backup], { BACKUP_KEY: secretKey });
  await operate('verify-audit', 'after', []);
  await start('after', '0');
  const report = await first.finish();
  console.log(formatReport(report));
  if (report.violations.length + report.changedReplays > 0) process.exitCode = 1;
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
