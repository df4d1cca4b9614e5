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

type Members = Readonly<Record<string, unknown>>;

/** What REST responds with: the entries of a connection, and the one field of a payload. */
function resultOf({ viewer, ...mutation }: Readonly<Record<string, Members | null>>): unknown {
  const [result = null] = Object.values((viewer ?? mutation) as Readonly<Record<string, Members | null>>);
  if (!viewer) return result && Object.keys(result).length === 1 ? Object.values(result)[0] : result;
  return result && 'nodes' in result ? result.nodes : result;
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
    const body = method === 'GET' || method === 'DELETE' ? undefined : input;
    const members: Members = { ...input, ...(id !== undefined && { id }) };
    const filled = path.replaceAll(/:(\w+)/g, (_part, member: string) => String(members[member] ?? ''));
    const response = await client.rest(sender, method, filled + (search && `?${search}`), body);
    if (hasFailed(response)) return { ...failureOf(response), data: null };
    return { code: 'OK', data: response.status === 204 ? true : response.body };
  };

  const callGraphql: CallOperation<Name> = async (_api, sender, name, input, id) => {
    const { method, document } = operations[name];
    const given = { ...input, ...(id && { id }) };
    const response = await client.graphql(sender, document, method === 'GET' ? given : { input: given });
    if (hasFailed(response)) return { ...failureOf(response), data: null };
    const { data } = response.body;
    // Without a session, `viewer` is null rather than an error.
    if (data.viewer === null) return { code: 'UNAUTHENTICATED', message: 'Please sign in', data: null };
    return { code: 'OK', data: method === 'DELETE' ? true : resultOf(data) };
  };

  return (api, ...call) => (api === 'REST' ? callRest : callGraphql)(api, ...call);
}
