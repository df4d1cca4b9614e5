import type { DurationCase } from './case.types.ts';

export const start: DurationCase = {
  name: 'start',
  title: 'The gateway’s start on existing data, until it is ready',
  kind: 'duration',
  goal: { ms: 1500 },
  seeds: [],
  rounds: 5,
  contenders: (_world, _addresses, warmStart) => ({ product: warmStart }),
};
