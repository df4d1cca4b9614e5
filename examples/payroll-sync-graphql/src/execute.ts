import { type DocumentNode, print } from 'graphql';
import {
  type ApiSettings,
  type FatalError,
  type Problem,
  RetryableError,
  readRetryAfter,
  requestJson,
  toFatalError,
} from 'payroll-sync';

/** A document of `src/gql`, which knows the types of its result and its variables. */
export interface TypedDocument<Data, Variables> extends DocumentNode {
  __apiType?(variables: Variables): Data;
}

export interface GraphQlError {
  readonly message: string;
  readonly extensions?: Partial<Omit<Problem, 'message'>>;
}

interface GraphQlResponse<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQlError[];
}

const temporaryCodes = new Set(['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL']);

/** Runs a query once. A response with an error is never used in part. */
export async function execute<Data, Variables>(
  settings: ApiSettings,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { body, headers } = await requestJson(settings, '/graphql', { query: print(document), variables });
  const { data, errors } = body as GraphQlResponse<Data>;
  if (errors?.[0]) throw toError(errors[0], readRetryAfter(headers));
  if (!data) throw new RetryableError('TimeTrack responded without data');
  return data;
}

/** A `RetryableError` if the same operation may succeed later. */
export function toError({ message, extensions }: GraphQlError, retryAfterMs = 0): FatalError | RetryableError {
  const { code = 'INTERNAL', requestId = 'unknown', fields } = extensions ?? {};
  if (temporaryCodes.has(code)) return new RetryableError(`TimeTrack responded with ${code}`, { retryAfterMs });
  return toFatalError({ code, message, requestId, ...(fields && { fields }) });
}
