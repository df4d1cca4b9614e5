import type { Sender } from './actors.js';
import { type ApiResponse, type Failure, failureOf, hasFailed } from './responses.js';

type Input = Readonly<Record<string, unknown>>;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Headers = Readonly<Record<string, string>>;

/** Sends requests to the two APIs. */
export interface ApiClient {
  rest(sender: Sender, method: Method, url: string, body?: object, headers?: Headers): Promise<ApiResponse>;
  graphql(sender: Sender, document: string, variables?: object): Promise<ApiResponse>;
}

/** How to call one operation. The input of a GET goes into the query string, and into variables of the same names. */
interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly document: string;
}

export type Operations<Name extends string> = Readonly<Record<Name, Operation>>;

export const apis = ['REST', 'GraphQL'] as const;
type Api = (typeof apis)[number];

/** The result of an operation, the same for both APIs. The code of a success is OK. */
interface Outcome extends Partial<Omit<Failure, 'code'>> {
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and states what it should be
  readonly data: any;
}

/** Calls an operation through one API. */
export type CallOperation<Name> = (
  api: Api,
  sender: Sender,
  name: Name,
  input?: Input,
  id?: string,
) => Promise<Outcome>;

/** Makes the function that calls these operations: `call('REST', manager, 'createJob', { name: 'Site' })`. */
export function operationCaller<Name extends string>(
  client: ApiClient,
  operations: Operations<Name>,
): CallOperation<Name> {
  const callRest: CallOperation<Name> = async (_api, sender, name, input, id) => {
    const { method, path } = operations[name];
    const search = method === 'GET' ? new URLSearchParams(input as Record<string, string>).toString() : '';
    const body = method === 'POST' || method === 'PATCH' ? input : undefined;
    const response = await client.rest(sender, method, path.replace(':id', id ?? '') + (search && `?${search}`), body);
    if (hasFailed(response)) return { ...failureOf(response), data: null };
    return { code: 'OK', data: response.status === 204 ? true : response.body };
  };

  const callGraphql: CallOperation<Name> = async (_api, sender, name, input, id) => {
    const { method, document } = operations[name];
    const variables = { ...(method === 'GET' ? input : { input }), ...(id && { id }) };
    const response = await client.graphql(sender, document, variables);
    if (hasFailed(response)) return { ...failureOf(response), data: null };
    const { data } = response.body;
    return { code: 'OK', data: name in data ? data[name] : data.viewer?.[name] };
  };

  return (api, ...call) => (api === 'REST' ? callRest : callGraphql)(api, ...call);
}
