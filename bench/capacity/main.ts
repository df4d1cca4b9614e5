import os from 'node:os';
import { type CapacityRun, formatCapacity, saveCapacity } from '../report/capacity.ts';
import { describeSetting } from '../report/machine.ts';
import { assumptions, machine } from './assumptions.ts';
import { measureInputs } from './inputs.ts';

/** `npm run bench -- capacity`: measures what the arithmetic needs, and prints what a million workers cost. */
export async function runCapacity({ write }: { readonly write: boolean }): Promise<void> {
  const { inputs, databaseUrl } = await measureInputs();
  const { date, commit, processor } = await describeSetting(databaseUrl);
  const run: CapacityRun = { date, commit, processor, load: os.loadavg()[0] ?? 0, assumptions, machine, inputs };
  console.log(formatCapacity(run));
  if (write) saveCapacity(run);
}
