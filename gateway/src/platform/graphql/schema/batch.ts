import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';

/** The value of a key, from a use case that answers for all keys of the request at once. */
export function lookUp<Key, Value>(
  context: RequestContext,
  useCase: UseCase<string, z.ZodObject<{ keys: z.ZodArray<z.ZodType<Key>> }>, never, (key: Key) => Value>,
  key: Key,
): Promise<Value> {
  const load = () => batchLookups((keys: Key[]) => context.execute(useCase, { keys }));
  return context.once(useCase, load)(key);
}

/**
 * Batches lookups: the keys that resolvers request in the same turn of the event loop go to `load` together. Create it
 * with `context.once`, so that it lives as long as the request.
 */
export function batchLookups<Key, Value>(
  load: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
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
