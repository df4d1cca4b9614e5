import { HttpResponse } from 'msw';
import { type GraphQLQuery, type GraphQLResponseBody, type GraphQLSubscription, graphql } from 'msw/graphql';

/** The gateway's GraphQL door as msw handlers see it: `api.query(Document, resolver)`, typed by the document. */
export const api = graphql.link('*/graphql');

export type { GraphQLSubscription };

/** A failure as the gateway's GraphQL door tells it. */
export interface GatewayFailure {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type Answer<Data extends GraphQLQuery> = HttpResponse<GraphQLResponseBody<Data>>;

/** The answer to an operation that succeeded. */
export function respondWith<Data extends GraphQLQuery>(data: Data): Answer<Data> {
  return HttpResponse.json<GraphQLResponseBody<Data>>({ data });
}

/** The answer to an operation that the gateway refused. */
export function rejectWith<Data extends GraphQLQuery>({ message, code, fields }: GatewayFailure): Answer<Data> {
  const extensions = { code, fields, requestId: 'request-1' };
  return HttpResponse.json<GraphQLResponseBody<Data>>({ errors: [{ message, extensions }] });
}

/** No answer: the network failed on the way. */
export function failToConnect() {
  return HttpResponse.error();
}
