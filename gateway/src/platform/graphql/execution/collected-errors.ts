import { type FieldNode, type GraphQLError, locatedError } from 'graphql';

/** A position in the response, the innermost key first, as in graphql-js. */
export interface ResponsePath {
  readonly prev: ResponsePath | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

interface FailedField {
  readonly nodes: readonly FieldNode[];
  readonly isNonNull: boolean;
}

/** The errors of one execution. An error below a position that another error has made null already is dropped. */
export class CollectedErrors {
  readonly all: GraphQLError[] = [];
  private readonly positions = new Set<ResponsePath | undefined>();

  add(error: GraphQLError, path: ResponsePath | undefined): void {
    if (this.isNull(path)) return;
    this.positions.add(path);
    this.all.push(error);
  }

  /** Makes a field null and notes its error, or throws the located error if the field must not be null. */
  handle(rawError: unknown, { nodes, isNonNull }: FailedField, path: ResponsePath): null {
    const error = locatedError(rawError as Error, nodes, keysOf(path));
    if (isNonNull) throw error;
    this.add(error, path);
    return null;
  }

  private isNull(start: ResponsePath | undefined): boolean {
    for (let path = start; path !== undefined; path = path.prev) if (this.positions.has(path)) return true;
    return this.positions.has(undefined);
  }
}

function keysOf(end: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let path: ResponsePath | undefined = end; path !== undefined; path = path.prev) keys.push(path.key);
  return keys.toReversed();
}
