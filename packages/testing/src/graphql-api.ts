import { HttpResponse } from 'msw';
import { type GraphQLQuery, type GraphQLResponseBody, type GraphQLSubscription, graphql } from 'msw/graphql';

/** The gateway's GraphQL API for msw handlers: `api.query(Document, resolver)`, typed by the document. */
export const api = graphql.link('*/graphql');

export type { GraphQLSubscription };

/** A failure as the gateway's GraphQL API sends it. */
interface GatewayFailure {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type ApiResponse<Data extends GraphQLQuery> = HttpResponse<GraphQLResponseBody<Data>>;

/** The response to a successful operation. */
export function respondWith<Data extends GraphQLQuery>(data: Data): ApiResponse<Data> {
  return HttpResponse.json<GraphQLResponseBody<Data>>({ data });
}

/** The reads of the viewer. The cache stores them by type, so it needs the `__typename`. */
export const aViewer = <Reads extends object>(reads: Reads) => ({
  viewer: { __typename: 'Viewer' as const, ...reads },
});

/** The last page of a connection: `aConnection('Job', [job])`. */
export const aConnection = <Type extends string, Node>(type: Type, nodes: Node[]) => ({
  __typename: `${type}Connection` as const,
  nodes,
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
});

/** The payload of a mutation: `aPayload('scheduleCreate', { schedule })`. */
export function aPayload<Mutation extends string, Members extends object>(mutation: Mutation, members: Members) {
  const __typename = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  return { [mutation]: { __typename, ...members } } as {
    [Name in Mutation]: Members & { __typename: `${Capitalize<Mutation>}Payload` };
  };
}

/** The response to an operation that the gateway rejects. */
export function rejectWith<Data extends GraphQLQuery>({ message, code, fields }: GatewayFailure): ApiResponse<Data> {
  const extensions = { code, fields };
  return HttpResponse.json<GraphQLResponseBody<Data>>({ errors: [{ message, extensions }] });
}

/** No response: the connection fails. */
export function failToConnect() {
  return HttpResponse.error();
}
