import { cases as allCases } from './cases/index.ts';
import { compare, type Result } from './measure/compare.ts';
import { readOptions } from './options.ts';
import { describeSetting } from './report/machine.ts';
import { formatSummary } from './report/summary.ts';
import { formatResult } from './report/table.ts';
import { writeReport } from './report/write.ts';
import { startContenders, stopContenders } from './servers/contenders.ts';

const fullSize = { timesheets: 20_000, payrollPeople: 10_000 };
const quickSize = { timesheets: 20_000, payrollPeople: 2_000 };

const options = readOptionsOrExit();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopContenders().finally(() => process.exit(130)));
}
try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopContenders();
}

async function run(): Promise<void> {
  const { cases, peers } = options;
  const contenders = await startContenders({ cases, peers, size: options.quick ? quickSize : fullSize });
  const runtime = { ...contenders, rounds: options.rounds, seconds: options.seconds };
  const results: Result[] = [];
  for (const one of cases) {
    const result = await compare(one, runtime).catch((error: Error) => {
      for (const [name, lines] of Object.entries(runtime.lines)) console.error(`${name}:\n${lines.join('\n')}`);
      throw new Error(`${one.name} failed`, { cause: error });
    });
    console.log(`${formatResult(result)}\n`);
    results.push(result);
  }
  console.log(formatSummary(results));
  if (options.write) writeReport(await describeSetting(runtime.databaseUrl), results);
}

function readOptionsOrExit() {
  try {
    return readOptions(process.argv.slice(2), allCases);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
