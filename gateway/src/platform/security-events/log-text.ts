/** Controls, line and paragraph separators, and marks that change the direction of text. */
const unsafe = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A client's text for a log line: on one line, well formed and cut. It can forge no line and hide no part of one. */
export function toLogText(text: string, maxLength: number): string {
  const safe = text
    .slice(0, 4 * maxLength)
    .toWellFormed()
    .replaceAll(unsafe, ' ')
    .trim();
  const characters = Array.from(safe);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : safe;
}
