import { parseArgs } from 'node:util';
import type { ApiSettings } from './api.ts';
import { Stopped } from './failures.ts';

/** What was asked for on the command line. */
export type Command =
  | { readonly name: 'sync'; readonly pageSize: number; readonly isFollowing: boolean; readonly everySeconds: number }
  | { readonly name: 'verify'; readonly pageSize: number }
  | { readonly name: 'payroll'; readonly startDate: string; readonly endDate: string };

export const usage = `payroll-sync sync [--follow] [--every <seconds>] [--page-size <changes>]
payroll-sync verify
payroll-sync payroll <start date> <end date>     dates as 2026-11-01, the last one included`;

export function commandIn(args: readonly string[]): Command {
  const { positionals, values } = parsed(args);
  const [name, startDate, endDate, ...more] = positionals;
  const pageSize = numberIn(values['page-size'] ?? '1000', '--page-size', { from: 1, to: 1000 });
  if (name === 'payroll' && startDate && endDate && more.length === 0) return { name, startDate, endDate };
  if (positionals.length === 1) {
    const everySeconds = numberIn(values.every ?? '10', '--every', { from: 0.01, to: 86_400 });
    if (name === 'sync') return { name, pageSize, isFollowing: values.follow ?? false, everySeconds };
    if (name === 'verify') return { name, pageSize };
  }
  throw misused(usage);
}

export function apiSettingsIn({ TIMETRACK_URL, TIMETRACK_KEY }: NodeJS.ProcessEnv): ApiSettings {
  if (!TIMETRACK_URL || !URL.canParse(TIMETRACK_URL)) {
    throw misused('Set TIMETRACK_URL to the address of TimeTrack, such as https://timetrack.example.com.');
  }
  if (!TIMETRACK_KEY) throw misused('Set TIMETRACK_KEY to an API key (tt_...), made in Settings.');
  return { url: TIMETRACK_URL.replace(/\/+$/, ''), key: TIMETRACK_KEY };
}

/** The file of the local copy. */
export function databaseIn({ TIMETRACK_DB }: NodeJS.ProcessEnv): string {
  return TIMETRACK_DB || 'timetrack.sqlite';
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { follow: { type: 'boolean' }, every: { type: 'string' }, 'page-size': { type: 'string' } },
    });
  } catch (error) {
    throw new Stopped(`${(error as Error).message}\n${usage}`, { exitCode: 2, cause: error });
  }
}

function numberIn(text: string, option: string, { from, to }: { readonly from: number; readonly to: number }): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= from && number <= to) return number;
  throw misused(`${option} must be a number from ${from} to ${to}, not "${text}".`);
}

const misused = (message: string) => new Stopped(message, { exitCode: 2 });
