import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from './database.ts';

export interface Exchange {
  readonly database: Database;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** Resolves to the response, or to nothing if it has written the response itself. */
export type Route = (exchange: Exchange) => Promise<{ readonly status?: number; readonly json: string } | undefined>;

interface GraphqlBody {
  readonly variables?: Readonly<Record<string, string | number | null>>;
}

/** The variables of a GraphQL request. The route determines the fields of the response. */
export function variablesOf({ body }: Exchange): NonNullable<GraphqlBody['variables']> {
  return (JSON.parse(body) as GraphqlBody).variables ?? {};
}
