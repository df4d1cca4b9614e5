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

/** A request can select one object in several places. Objects with the same id are one key. */
function identityOf(key: unknown): unknown {
  return typeof key === 'object' && key !== null && 'id' in key ? key.id : key;
}

function batch<Key, Value>(load: (keys: Key[]) => Promise<(key: Key) => Value>): (key: Key) => Promise<Value> {
  let open: { readonly keys: Map<unknown, Key>; readonly values: Promise<(key: Key) => Value> } | undefined;
  return async (key) => {
    open ??= collect();
    open.keys.set(identityOf(key), key);
    const valueFor = await open.values;
    return valueFor(key);
  };

  function collect() {
    const keys = new Map<unknown, Key>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open = undefined;
      return load([...keys.values()]);
    });
    return { keys, values };
  }
}
