import { setTimeout as sleep } from 'node:timers/promises';
import { TimeTrackApi } from './api.ts';
import { FatalError } from './errors.ts';
import { LocalCopy } from './local-copy.ts';
import { formatPayrollTable, loadPayrollRows } from './payroll.ts';
import { PayrollCopy } from './payroll-copy.ts';
import { catchUpPayroll } from './payroll-feed.ts';
import { type Command, parseCommand, readApiSettings, readDatabasePath } from './settings.ts';
import { catchUp, follow } from './sync.ts';
import { type Comparison, verify } from './verify.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);
const logError = (line: string) => void process.stderr.write(`${line}\n`);

/** A single run reports an outage soon. A run that follows the feed waits until the outage is over. */
const maxAttemptsOfSingleRun = 8;

async function run(command: Command): Promise<number> {
  const isEndless = command.name === 'sync' && command.isFollowing;
  const maxAttempts = isEndless ? Number.POSITIVE_INFINITY : maxAttemptsOfSingleRun;
  const api = new TimeTrackApi(readApiSettings(process.env), { maxAttempts, wait: sleep, log: logError });
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
    return follow(api, copy, { ...options, wait: () => sleep(command.everySeconds * 1000) });
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

// The program may stop at any time, because what is stored is always complete.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

try {
  process.exitCode = await run(parseCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof FatalError)) throw error;
  logError(error.message);
  process.exitCode = error.exitCode;
}
