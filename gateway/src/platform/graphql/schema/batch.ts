import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';

/**
 * The value of a key, from a use case that answers for all keys of the request at once: the keys that resolvers look up in
 * the same turn of the event loop go to the use case together.
 */
export function lookUp<Key, Value>(
  context: RequestContext,
  useCase: UseCase<string, z.ZodObject<{ keys: z.ZodArray<z.ZodType<Key>> }>, never, (key: Key) => Value>,
  key: Key,
): Promise<Value> {
  return context.once(useCase, () => batch((keys: Key[]) => context.execute(useCase, { keys })))(key);
}

function batch<Key, Value>(load: (keys: Key[]) => Promise<(key: Key) => Value>): (key: Key) => Promise<Value> {
  let open: { readonly keys: Set<Key>; readonly values: Promise<(key: Key) => Value> } | undefined;
  return async (key) => {
    open ??= collect();
    open.keys.add(key);
    const valueFor = await open.values;
    return valueFor(key);
  };

  function collect() {
    const keys = new Set<Key>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open = undefined;
      return load([...keys]);
    });
    return { keys, values };
  }
}
