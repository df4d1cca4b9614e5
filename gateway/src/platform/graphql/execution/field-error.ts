import { locatedError } from 'graphql';
import type { ResponsePath } from './response-path.js';
import type { FieldNodes, Run } from './run.js';

interface FailedField {
  readonly nodes: FieldNodes;
  readonly isNonNull: boolean;
}

/** Makes the field null and notes its error, or throws the located error if the field must not be null. */
export function handleFieldError(
  run: Run,
  rawError: unknown,
  { nodes, isNonNull }: FailedField,
  path: ResponsePath,
): null {
  const error = locatedError(rawError as Error, nodes, keysOf(path));
  if (isNonNull) throw error;
  run.errors.add(error, path);
  return null;
}

function keysOf(end: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let path: ResponsePath | undefined = end; path !== undefined; path = path.prev) keys.push(path.key);
  return keys.toReversed();
}
