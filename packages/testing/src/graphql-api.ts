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

/** The data of a query below `viewer`. Its reads are merged in the cache, which needs the type. */
export const aViewer = <Reads extends object>(reads: Reads) => ({
  viewer: { __typename: 'Viewer' as const, ...reads },
});

/** The response to an operation that the gateway rejects. */
export function rejectWith<Data extends GraphQLQuery>({ message, code, fields }: GatewayFailure): ApiResponse<Data> {
  const extensions = { code, fields };
  return HttpResponse.json<GraphQLResponseBody<Data>>({ errors: [{ message, extensions }] });
}

/** No response: the connection fails. */
export function failToConnect() {
  return HttpResponse.error();
}
