import type { Result } from './measure.ts';

const headings = ['read', 'without', 'with', 'ratio', 'range', 'goal'];
const goalPeople = 50;
const longestText = 600;

/** The milliseconds of each read, and how many times as long it takes with the policies. */
export function formatTable(results: readonly Result[]): string {
  const reaches = [...new Set(results.flatMap(({ restricted }) => [...restricted.keys()]))];
  const rows = [
    [...headings, ...reaches.map((people) => `${people} people`), 'goal'],
    ...results.map((result) => rowOf(result, reaches)),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(([name = '', ...figures]) =>
      [name.padEnd(widths[0] ?? 0), ...figures.map((one, index) => one.padStart(widths[index + 1] ?? 0))].join('  '),
    )
    .join('\n');
}

function rowOf(result: Result, reaches: readonly number[]): readonly string[] {
  const { read, reference, everyone, ratio, restricted } = result;
  const { restrictedGoal } = read;
  const restrictedMark = (restricted.get(goalPeople) ?? 0) <= (restrictedGoal ?? 0) ? '✓' : '✗';
  return [
    read.name,
    formatMs(reference),
    formatMs(everyone),
    ratio.median.toFixed(2),
    `${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}`,
    `${meetsGoal(result) ? '✓' : '✗'} ≤ ${read.goal}`,
    ...reaches.map((people) => formatMs(restricted.get(people))),
    restrictedGoal === undefined ? '' : `${restrictedMark} ≤ ${restrictedGoal}`,
  ];
}

const formatMs = (ms: number | undefined) => (ms === undefined ? '' : ms.toFixed(2));

const meetsGoal = ({ read, ratio }: Result) => ratio.median <= read.goal;

/** The statements that make reads miss their goals. */
export function formatSlowStatements(results: readonly Result[]): string {
  return results
    .filter((result) => !meetsGoal(result))
    .flatMap(({ read, statements }) =>
      statements
        .slice(0, 2)
        .map(({ text, reference, everyone }) =>
          [
            `${read.name}: ${formatMs(reference)} ms without the policies, ${formatMs(everyone)} ms with them`,
            `  ${text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)}`,
          ].join('\n'),
        ),
    )
    .join('\n');
}
