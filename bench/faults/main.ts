import { parseArgs } from 'node:util';
import { secondsOf } from '../storm/report.ts';
import type { Fault, Outcome } from './case.types.ts';
import { gatewayFaults } from './cases/gateway-faults.ts';
import { postgresFaults } from './cases/postgres-faults.ts';
import { findDefects } from './judge.rules.ts';
import { createWorld } from './world.ts';

/** `npm run faults`: each class of fault under a storm of punches. See docs/operations/faults.md. */
const faults: readonly Fault[] = [...gatewayFaults, ...postgresFaults];

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const { only } = values;
const unknown = only?.find((name) => !faults.some((fault) => fault.name === name));
if (unknown) {
  console.error(`There is no fault "${unknown}". There are: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

let failed = 0;
const chosen = faults.filter(({ name }) => !only || only.includes(name));
for (const fault of chosen) if (!(await perform(fault))) failed += 1;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function perform(fault: Fault): Promise<boolean> {
  const world = await createWorld();
  const begun = Date.now();
  try {
    const outcome = await fault.run(world);
    const ready = await Promise.all(outcome.gateways.map((gateway) => gateway.becomeReady(10)));
    await outcome.gateways[0]?.verifyAudit();
    const defects = findDefects(outcome.report);
    console.log(format(fault, outcome, { defects, ready: Math.max(...ready), seconds: (Date.now() - begun) / 1000 }));
    if (defects.length > 0)
      for (const gateway of outcome.gateways) for (const line of gateway.lines) console.error(line);
    return defects.length === 0;
  } catch (error) {
    console.log(`FAILED  ${fault.name}: ${error instanceof Error ? error.message : error}\n`);
    return false;
  } finally {
    await world.end();
  }
}

interface Judgment {
  readonly defects: readonly string[];
  readonly ready: number;
  readonly seconds: number;
}

function format(
  { name, title }: Fault,
  { report, notes = [] }: Outcome,
  { defects, ready, seconds }: Judgment,
): string {
  const failures = Object.entries(report.failures).map(([kind, count]) => `${count} × ${kind}`);
  return [
    `${defects.length === 0 ? 'passed' : 'FAILED'}  ${name}: ${title} (${seconds.toFixed(0)} s)`,
    `        ${report.acknowledged} acknowledged, ${report.lost} lost, ${report.doubled} doubled; failed attempts: ${failures.join(', ') || 'none'}`,
    `        longest time without a success ${secondsOf(report.longestSilence)}; ready after ${secondsOf(ready)}; audit log intact`,
    ...report.recoveries.map(
      ({ mark, milliseconds }) => `        ${mark}: ${milliseconds === null ? 'never' : secondsOf(milliseconds)}`,
    ),
    ...notes.map((note) => `        ${note}`),
    ...defects.map((defect) => `        DEFECT ${defect}`),
    '',
  ].join('\n');
}
