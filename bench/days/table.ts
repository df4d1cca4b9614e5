/** How one job went. */
export interface Result {
  readonly day: string;
  /** Of the window, in pixels. */
  readonly width: number;
  readonly job: string;
  readonly clicks: number;
  readonly entries: number;
  readonly seconds: number;
  /** Why it failed; null if it succeeded. */
  readonly failure: string | null;
}

type Row = readonly [job: string, clicks: string, entries: string, seconds: string];

/** The table of one person's day, with its total in the last line. */
export function formatDay(day: string, results: readonly Result[]): string {
  const sum = (key: 'clicks' | 'entries' | 'seconds') => results.reduce((total, one) => total + one[key], 0);
  const rows: readonly Row[] = [
    [day, 'clicks', 'entries', 'seconds'],
    ...results.map(({ job, clicks, entries, seconds, failure }): Row => {
      return [failure ? `${job} (FAILED)` : job, `${clicks}`, `${entries}`, seconds.toFixed(1)];
    }),
    ['total', `${sum('clicks')}`, `${sum('entries')}`, sum('seconds').toFixed(1)],
  ];
  const width = Math.max(...rows.map(([job]) => job.length));
  return rows
    .map(([job, ...figures]) => [job.padEnd(width), ...figures.map((one) => one.padStart(8))].join(''))
    .join('\n');
}
