/** Segments of letters, digits, `.`, `_` and `-` that start with a letter or digit: `photos/<organization>/<id>.jpg`. */
const wellFormed = /^[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/i;

/** The product creates the keys, never a caller. A key that could escape the store is a bug. */
export function assertFileKey(key: string): void {
  if (key.length > 500 || !wellFormed.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
