/** Cuts a text that a caller sent before it is repeated in a response: `abcdef` at 4 is `abc…`. */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}
