import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiSettings, TimeTrackApi } from './api.ts';
import { FatalError } from './errors.ts';
import { LocalCopy } from './local-copy.ts';
import { formatPayrollTable, loadPayrollRows } from './payroll.ts';
import { PayrollCopy } from './payroll-copy.ts';
import { catchUpPayroll } from './payroll-feed.ts';
import type { RetryPolicy } from './retry.ts';
import { type Command, type ProgramTraits, parseCommand, readApiSettings, readDatabasePath } from './settings.ts';
import { catchUp, type FollowOptions } from './sync.ts';
import { type Comparison, verify } from './verify.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);
const logError = (line: string) => void process.stderr.write(`${line}\n`);

/** A single run reports an outage soon. A run that follows the feed waits until the outage is over. */
const maxAttemptsOfSingleRun = 8;

/** What distinguishes the program that reads through REST from the one that reads through GraphQL. */
export interface Program<Api extends TimeTrackApi> extends ProgramTraits {
  createApi(settings: ApiSettings, retryPolicy: RetryPolicy): Api;
  /** Keeps the copy current until the program is stopped. */
  follow(api: Api, copy: LocalCopy, options: FollowOptions): Promise<never>;
}

/** Runs the command of the command line, and sets the exit code. */
export async function runProgram<Api extends TimeTrackApi>(program: Program<Api>): Promise<void> {
  // The program may stop at any time, because each transaction stores complete entries.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  try {
    process.exitCode = await run(program, parseCommand(process.argv.slice(2), program));
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    logError(error.message);
    process.exitCode = error.exitCode;
  }
}

async function run<Api extends TimeTrackApi>(program: Program<Api>, command: Command): Promise<number> {
  const isEndless = command.name === 'sync' && command.isFollowing;
  const maxAttempts = isEndless ? Number.POSITIVE_INFINITY : maxAttemptsOfSingleRun;
  const retryPolicy: RetryPolicy = { maxAttempts, wait: sleep, log: logError };
  const api = program.createApi(readApiSettings(process.env), retryPolicy);
  if (command.name === 'payroll') {
    log(formatPayrollTable(await loadPayrollRows(api, command.startDate, command.endDate)));
    return 0;
  }
  if (command.name === 'sync-payroll') {
    await catchUpPayroll(api, new PayrollCopy(readDatabasePath(process.env)), { pageSize: command.pageSize, log });
    return 0;
  }
  const copy = new LocalCopy(readDatabasePath(process.env));
  const options = { pageSize: command.pageSize, log };
  if (command.name === 'verify') return report(await verify(api, copy, options));
  if (command.isFollowing) {
    return program.follow(api, copy, { ...options, everySeconds: command.everySeconds, retryPolicy });
  }
  await catchUp(api, copy, options);
  log(`In sync: ${copy.changeCount} changes in total`);
  return 0;
}

function report({ compared, changedMeanwhile, differences }: Comparison): number {
  for (const { timesheetId, problem } of differences) log(`${timesheetId} ${problem}`);
  log(
    `${compared} timesheets compared, ${changedMeanwhile} changed in the meantime, ${differences.length} differences`,
  );
  return differences.length === 0 ? 0 : 1;
}
