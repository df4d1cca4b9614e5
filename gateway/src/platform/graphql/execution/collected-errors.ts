import type { GraphQLError } from 'graphql';
import type { ResponsePath } from './response-path.js';

/** The errors of one execution. An error below a position that another error has made null already is dropped. */
export class CollectedErrors {
  readonly errors: GraphQLError[] = [];
  private readonly positions = new Set<ResponsePath | undefined>();

  add(error: GraphQLError, path: ResponsePath | undefined): void {
    if (this.isNull(path)) return;
    this.positions.add(path);
    this.errors.push(error);
  }

  private isNull(start: ResponsePath | undefined): boolean {
    for (let path = start; path !== undefined; path = path.prev) if (this.positions.has(path)) return true;
    return this.positions.has(undefined);
  }
}
