/** Far more than any input has. Code that walks through a value would run out of stack at thousands of levels. */
const maxDepth = 100;

const quote = 34;
const backslash = 92;

/** Whether objects and arrays nest too deeply in a JSON text, which need not be valid. */
export function nestsTooDeeply(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return json.length;
}
