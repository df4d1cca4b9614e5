/** Letters, digits, `.`, `_` and `-` in parts that begin with a letter or digit: `photos/<organization>/<id>.jpg`. */
const wellFormed = /^[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/i;

/** Keys are made by the product, never by a caller; one that could leave the store is a fault of ours. */
export function assertFileKey(key: string): void {
  if (key.length > 500 || !wellFormed.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
