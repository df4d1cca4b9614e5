import type { Case } from './case.types.ts';

export const startCases: readonly Case[] = [
  {
    name: 'start',
    title: 'The gateway’s start on existing data, until it is ready',
    kind: 'duration',
    goal: { ms: 3000 },
    seeds: [],
    rounds: 5,
    contenders: (_world, _addresses, warmStart) => ({ product: warmStart }),
  },
];
