import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { DomainError, failures, failureTable, internalFailure } from '../../errors/index.js';

/** What is needed to tell a failure: the id of the request, and where unknown errors are written. */
export interface FailureScope {
  readonly requestId: string;
  logUnknown(error: unknown): void;
}

/** How graphql-js ends a message where it knows a name that is nearly the one asked for. */
const suggestion = / Did you mean .*\?$/s;

/** The same without the names of the schema that nobody has asked for, for where introspection is off. */
export function withoutSuggestions(told: GraphQLFormattedError): GraphQLFormattedError {
  const { fields, ...extensions } = told.extensions as { fields?: Readonly<Record<string, string>> };
  const bare = (message: string) => message.replace(suggestion, '');
  const bareFields = fields && Object.entries(fields).map(([name, message]) => [name, bare(message)]);
  return {
    ...told,
    message: bare(told.message),
    extensions: { ...extensions, ...(bareFields && { fields: Object.fromEntries(bareFields) }) },
  };
}

/** A failure as GraphQL tells it: message, code, fields and request id, where it stands, and nothing else. */
export function toldFailure(error: unknown, scope: FailureScope): GraphQLFormattedError {
  const failure = graphqlFailureOf(error);
  if (!failure) scope.logUnknown(originOf(error));
  const { code } = failure ? failureTable[failure.kind] : internalFailure;
  const fields = failure?.fields;
  const { locations, path } = error instanceof GraphQLError ? error.toJSON() : ({} as Partial<GraphQLFormattedError>);
  return {
    message: failure?.message ?? internalFailure.message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, ...(fields && { fields }), requestId: scope.requestId },
  };
}

/** The failure that an error stands for; null for everything that the caller is not to blame for. */
export function graphqlFailureOf(error: unknown): DomainError | null {
  const origin = originOf(error);
  if (origin instanceof DomainError) return origin;
  if (!(origin instanceof GraphQLError) || !isCallersFault(error as GraphQLError, origin)) return null;
  const fields = fieldsOf(origin);
  return fields ? failures.invalid(fields, origin.message) : failures.malformed(origin.message);
}

/** What was thrown first, below the errors that graphql-js and Apollo wrap around it. */
function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error;
}

const callersFaults = new Set([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

function isCallersFault(error: GraphQLError, origin: GraphQLError): boolean {
  const { code } = error.extensions;
  if (typeof code === 'string') return callersFaults.has(code);
  // Without a path nothing was resolved yet: the document or its variables are to blame. With one, an argument may be.
  return error.path === undefined || origin.message.startsWith('Argument "');
}

/** The path of a variable that does not fit its type: `Variable "$input" got invalid value 5 at "input.email"; ...`. */
function fieldsOf({ message, nodes }: GraphQLError): Record<string, string> | null {
  if (nodes?.[0]?.kind !== Kind.VARIABLE_DEFINITION) return null;
  const path = /at "([^"]+)"; /.exec(message)?.[1] ?? nodes[0].variable.name.value;
  const missing = /Field "([^"]+)" of required type/.exec(message)?.[1];
  // The members of `input` are the fields that both doors name.
  const field = [path.replace(/^input\.?/, ''), missing].filter(Boolean).join('.');
  return { [field || 'input']: missing ? 'is required' : message.split('; ').slice(1).join('; ') || message };
}
