import type { Answers } from './answers.js';

/** The reads that were answered differently, each with the first lines that differ. */
export function findDifferences(one: Answers, other: Answers): string[] {
  return [...one].flatMap(([key, answer]) => {
    const twin = other.get(key) ?? '';
    return answer === twin
      ? []
      : [`${withoutSelection(key)}\n${firstDifference(answer.split('\n'), twin.split('\n'))}`];
  });
}

const withoutSelection = (key: string) => key.replace(/"document":".*?"(?=,"variables")/, '"document"').slice(0, 300);

function firstDifference(one: readonly string[], other: readonly string[]): string {
  const at = one.findIndex((line, index) => line !== other[index]);
  const line = at < 0 ? one.length : at;
  const different = [0, 1, 2].flatMap((n) => [`- ${one[line + n]}`, `+ ${other[line + n]}`]);
  return [...one.slice(Math.max(0, line - 8), line), ...different].join('\n');
}
