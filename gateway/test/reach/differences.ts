import type { Answers } from './answers.js';

/** The reads that were answered differently, each with the first line that differs. */
export function findDifferences(one: Answers, other: Answers): string[] {
  return [...one].flatMap(([key, answer]) => {
    const twin = other.get(key) ?? '';
    return answer === twin ? [] : [`${key}\n${firstDifference(answer.split('\n'), twin.split('\n'))}`];
  });
}

function firstDifference(one: readonly string[], other: readonly string[]): string {
  const at = one.findIndex((line, index) => line !== other[index]);
  const line = at < 0 ? one.length : at;
  return [...one.slice(Math.max(0, line - 3), line), `- ${one[line]}`, `+ ${other[line]}`].join('\n');
}
