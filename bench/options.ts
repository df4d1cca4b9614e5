import { parseArgs } from 'node:util';
import type { Case } from './cases/case.types.ts';

export interface Options {
  readonly cases: readonly Case[];
  readonly quick: boolean;
  readonly write: boolean;
  readonly rounds: number;
  readonly seconds: number;
  readonly peers: boolean;
}

const usage = `npm run bench -- [--quick] [--write] [--no-peers] [--rounds N] [--seconds N] [CASE...]

CASE is list, review, dashboard, board, punch, payroll, subscribers or start.
  --quick     fewer rounds, and smaller organizations
  --write     writes docs/benchmarks.md and bench/results.json
  --no-peers  leaves out Mercurius and PostGraphile`;

/** Reads the command line. Throws an error with the reason if it is invalid. */
export function readOptions(args: readonly string[], all: readonly Case[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      'no-peers': { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const unknown = positionals.find((word) => !all.some(({ name }) => name === word));
  if (unknown) throw new Error(`There is no case "${unknown}".\n\n${usage}`);
  const isPart = positionals.length > 0 || values.quick || values['no-peers'];
  if (values.write && isPart) throw new Error('--write needs a full run: every case, every peer, and all rounds.');
  return {
    ...optionsOf(values, values.quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 2 }),
    cases: positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name)),
  };
}

interface Values {
  readonly quick: boolean;
  readonly write: boolean;
  readonly 'no-peers': boolean;
  readonly rounds?: string | undefined;
  readonly seconds?: string | undefined;
}

function optionsOf(values: Values, defaults: { readonly rounds: number; readonly seconds: number }) {
  return {
    quick: values.quick,
    write: values.write,
    peers: !values['no-peers'],
    rounds: Number(values.rounds ?? defaults.rounds),
    seconds: Number(values.seconds ?? defaults.seconds),
  };
}
