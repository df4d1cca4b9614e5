import { setTimeout as passed } from 'node:timers/promises';
import { TimeTrackApi } from './api.ts';
import { Stopped } from './failures.ts';
import { LocalCopy } from './local-copy.ts';
import { payrollRows, payrollTable } from './payroll.ts';
import { apiSettingsIn, type Command, commandIn, databaseIn } from './settings.ts';
import { catchUp, follow } from './sync.ts';
import { type Verdict, verify } from './verify.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** A run by hand or by a timer tells its failure soon; one that follows sits out any outage. */
const triesOfOneRun = 8;

async function run(command: Command): Promise<number> {
  const isEndless = command.name === 'sync' && command.isFollowing;
  const patience = { mostTries: isEndless ? Number.POSITIVE_INFINITY : triesOfOneRun, wait: passed, say: complain };
  const api = new TimeTrackApi(apiSettingsIn(process.env), patience);
  if (command.name === 'payroll') {
    say(payrollTable(await payrollRows(api, command.startDate, command.endDate)));
    return 0;
  }
  const copy = new LocalCopy(databaseIn(process.env));
  const following = { pageSize: command.pageSize, say };
  if (command.name === 'verify') return tell(await verify(api, copy, following));
  if (command.isFollowing) {
    return follow(api, copy, { ...following, pause: () => passed(command.everySeconds * 1000) });
  }
  await catchUp(api, copy, following);
  say(`In step: ${copy.changeCount} changes in all`);
  return 0;
}

function tell({ compared, changedMeanwhile, differences }: Verdict): number {
  for (const { timesheetId, what } of differences) say(`${timesheetId} ${what}`);
  say(`${compared} timesheets compared, ${changedMeanwhile} changed meanwhile, ${differences.length} differences`);
  return differences.length === 0 ? 0 : 1;
}

// Stopping needs no ceremony: what is stored is whole at any instant.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

try {
  process.exitCode = await run(commandIn(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  complain(error.message);
  process.exitCode = error.exitCode;
}
