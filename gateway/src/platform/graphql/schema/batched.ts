/**
 * Answers many questions of one kind with one look-up: what the resolvers of a list ask for in the same turn goes to
 * `load` together. Keep it with `context.once`, so that it lives as long as the request.
 */
export function batched<Key, Value>(load: (keys: Key[]) => Promise<(key: Key) => Value>): (key: Key) => Promise<Value> {
  let open: { readonly keys: Set<Key>; readonly answers: Promise<(key: Key) => Value> } | undefined;
  return async (key) => {
    open ??= collect();
    open.keys.add(key);
    const answerTo = await open.answers;
    return answerTo(key);
  };

  function collect() {
    const keys = new Set<Key>();
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open = undefined;
      return load([...keys]);
    });
    return { keys, answers };
  }
}
