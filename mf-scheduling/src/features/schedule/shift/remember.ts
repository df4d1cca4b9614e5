/** Enough for the times and labels of a few weeks of 500 people. */
const maxKnown = 20_000;

/**
 * Remembers the texts of a slow function by its key. `Intl` takes most of the time that a row of the board needs, and
 * thousands of shifts share a few hundred times.
 */
export function rememberTexts<Arguments extends readonly (string | number)[]>(
  format: (...values: Arguments) => string,
): (...values: Arguments) => string {
  const known = new Map<string, string>();
  return (...values) => {
    const key = values.join('|');
    const text = known.get(key);
    if (text !== undefined) return text;
    if (known.size >= maxKnown) known.clear();
    const formatted = format(...values);
    known.set(key, formatted);
    return formatted;
  };
}
