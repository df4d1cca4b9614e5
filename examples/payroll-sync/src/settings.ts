import { parseArgs } from 'node:util';
import type { ApiSettings } from './api.ts';
import { FatalError } from './errors.ts';

/** A command with its options. */
export type Command =
  | { readonly name: 'sync'; readonly pageSize: number; readonly isFollowing: boolean; readonly everySeconds: number }
  | { readonly name: 'sync-payroll'; readonly pageSize: number }
  | { readonly name: 'verify'; readonly pageSize: number }
  | { readonly name: 'payroll'; readonly startDate: string; readonly endDate: string };

/** How a program is called, and how it follows the feed. */
export interface ProgramTraits {
  readonly name: string;
  /** How many seconds `sync --follow` waits by default between two polls. Absent if TimeTrack sends it the changes. */
  readonly pollSeconds?: number;
}

const usageOf = ({ name, pollSeconds }: ProgramTraits) =>
  `${name} sync [--follow]${pollSeconds === undefined ? '' : ' [--every <seconds>]'} [--page-size <changes>]
${name} sync-payroll
${name} verify
${name} payroll <start date> <end date>     dates such as 2026-11-01, both included`;

export function parseCommand(args: readonly string[], traits: ProgramTraits): Command {
  const usage = usageOf(traits);
  const { positionals, values } = parseOptions(args, usage);
  const [name, startDate, endDate, ...more] = positionals;
  const pageSize = parseNumber(values['page-size'] ?? '1000', '--page-size', { from: 1, to: 1000 });
  if (name === 'payroll' && startDate && endDate && more.length === 0) return { name, startDate, endDate };
  if (values.every !== undefined && traits.pollSeconds === undefined) throw usageError(usage);
  if (positionals.length === 1) {
    const everySeconds = parseNumber(values.every ?? String(traits.pollSeconds ?? 1), '--every', {
      from: 0.01,
      to: 86_400,
    });
    if (name === 'sync') return { name, pageSize, isFollowing: values.follow ?? false, everySeconds };
    if (name === 'verify' || name === 'sync-payroll') return { name, pageSize };
  }
  throw usageError(usage);
}

export function readApiSettings({ TIMETRACK_URL, TIMETRACK_KEY }: NodeJS.ProcessEnv): ApiSettings {
  if (!TIMETRACK_URL || !URL.canParse(TIMETRACK_URL)) {
    throw usageError('Set TIMETRACK_URL to the address of TimeTrack, such as https://timetrack.example.com.');
  }
  if (!TIMETRACK_KEY) throw usageError('Set TIMETRACK_KEY to an API key (tt_...) created in Settings.');
  return { url: TIMETRACK_URL.replace(/\/+$/, ''), key: TIMETRACK_KEY };
}

/** The path of the local copy. */
export function readDatabasePath({ TIMETRACK_DB }: NodeJS.ProcessEnv): string {
  return TIMETRACK_DB || 'timetrack.sqlite';
}

function parseOptions(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { follow: { type: 'boolean' }, every: { type: 'string' }, 'page-size': { type: 'string' } },
    });
  } catch (error) {
    throw new FatalError(`${(error as Error).message}\n${usage}`, { exitCode: 2, cause: error });
  }
}

function parseNumber(
  text: string,
  option: string,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= from && number <= to) return number;
  throw usageError(`${option} must be a number from ${from} to ${to}, not "${text}".`);
}

const usageError = (message: string) => new FatalError(message, { exitCode: 2 });
