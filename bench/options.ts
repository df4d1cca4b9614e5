import { parseArgs } from 'node:util';
import type { Case } from './cases/case.types.ts';

/** Commands that compare something else than servers: they run alone. */
const commands = ['cells', 'capacity'] as const;

export interface Options {
  readonly command?: (typeof commands)[number] | undefined;
  readonly cases: readonly Case[];
  readonly quick: boolean;
  readonly write: boolean;
  readonly rounds: number;
  readonly seconds: number;
  readonly peers: boolean;
}

const usage = `npm run bench -- [--quick] [--write] [--no-peers] [--rounds N] [--seconds N] [CASE...]

CASE is the name of a case or its first word: list, review, dashboard, board, clock, payroll, subscribers, week,
first-screen, start. Alone, it may be one of these:
  cells       cells on a Citus cluster, which CITUS_PREFIX names, against a single PostgreSQL
  capacity    what a million workers need, from what is measured
  --quick     fewer rounds, and smaller organizations
  --write     writes docs/benchmarks.md and bench/results.json
  --no-peers  leaves out Mercurius and PostGraphile`;

/** Reads the command line. Throws an error that says what is wrong. */
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
  const command = commands.find((one) => positionals.length === 1 && positionals[0] === one);
  if (command) return { ...optionsOf(values, { rounds: 5, seconds: 1 }), command, cases: [] };
  const unknown = positionals.find((word) => !all.some((one) => isSelected(one, [word])));
  if (unknown) throw new Error(`There is no case "${unknown}".\n\n${usage}`);
  const isPart = positionals.length > 0 || values.quick || values['no-peers'];
  if (values.write && isPart) throw new Error('--write needs a full run: every case, every peer, and all rounds.');
  return {
    ...optionsOf(values, values.quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 2 }),
    cases: positionals.length === 0 ? all : all.filter((one) => isSelected(one, positionals)),
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

function isSelected({ name }: Case, words: readonly string[]): boolean {
  return words.some((word) => name === word || name.startsWith(`${word}-`));
}
