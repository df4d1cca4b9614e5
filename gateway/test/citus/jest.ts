import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Runs test files with more variables in the environment. A file that cannot be loaded and a skipped test count as failed. */
export async function runJest(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'timetrack-citus-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const child = spawn(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
        ...['--config', 'packages/tooling/jest/jest.config.mjs', '--selectProjects', 'gateway'],
        ...['--json', '--outputFile', report, '--silent=false', '--runTestsByPath', ...files],
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
    );
    const stop = () => child.kill();
    process.once('exit', stop);
    await once(child, 'close');
    process.off('exit', stop);
    return await countIn(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countIn(file: string): Promise<{ passed: number; failed: number }> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(text) as Report;
  const failed = numFailedTests + numPendingTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: numPassedTests === 0 ? Math.max(failed, 1) : failed };
}
