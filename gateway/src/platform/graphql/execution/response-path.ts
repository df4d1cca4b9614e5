/** A position in the response, the innermost key first, as in graphql-js. */
export interface ResponsePath {
  readonly prev: ResponsePath | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}
