/** Computes a value of a text once, and keeps it for the texts that were used recently, such as the hosts of requests. */
export function rememberRecent<Value>(compute: (text: string) => Value, maxTexts = 100): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    const [oldest] = values.keys();
    if (oldest !== undefined && values.size >= maxTexts) values.delete(oldest);
    values.set(text, value);
    return value;
  };
}
