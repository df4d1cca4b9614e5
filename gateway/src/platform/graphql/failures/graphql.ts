import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import {
  type DomainError,
  databaseFailureOf,
  failures,
  failureTable,
  internalFailure,
  shortenFields,
  shortenMessage,
} from '../../errors/index.js';

/** The request that a failure belongs to: its id, and how to log an unexpected error. */
export interface FailureScope {
  readonly requestId: string;
  /** Called with the operation of the request when it has run. */
  noteOperation?(operation: { readonly kind: string | undefined; readonly name: string | null | undefined }): void;
  logUnknown(error: unknown): void;
  /** Called for each failure with the field that failed, if one did. */
  reportRefusal(failure: DomainError, field: string | null): void;
}

/** How graphql-js ends a message when a similar name exists. */
const suggestion = / Did you mean .*\?$/s;

/** Removes suggested names of the schema, which would leak it where introspection is off. */
const removeSuggestion = (message: string) => message.replace(suggestion, '');

function presentFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(shortenFields(fields)).map(([name, message]) => [name, removeSuggestion(message)]);
  return Object.fromEntries(entries);
}

/** A failure in GraphQL's form: message, location, path, and the members that REST sends as well, but nothing else. */
export function formatFailure(error: unknown, scope: FailureScope): GraphQLFormattedError {
  const failure = graphqlFailureOf(error);
  if (!failure) scope.logUnknown(originOf(error));
  else scope.reportRefusal(failure, failedFieldOf(error));
  const { code } = persistedQueryCodeOf(error) ?? (failure ? failureTable[failure.kind] : internalFailure);
  const { fields, reauth, current } = failure ?? {};
  const { locations, path } = error instanceof GraphQLError ? error.toJSON() : ({} as Partial<GraphQLFormattedError>);
  return {
    message: removeSuggestion(shortenMessage(failure?.message ?? internalFailure.message)),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: {
      code,
      ...(fields && { fields: presentFields(fields) }),
      ...(reauth && { reauth }),
      ...current,
      requestId: scope.requestId,
    },
  };
}

/** Clients decide by these two codes whether they send the text of a document. */
function persistedQueryCodeOf(error: unknown): { readonly code: string } | undefined {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return typeof code === 'string' && code.startsWith('PERSISTED_QUERY_') ? { code } : undefined;
}

function failedFieldOf(error: unknown): string | null {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
  return node?.kind === Kind.FIELD ? node.name.value : null;
}

/** The failure that an error represents; null for an error that the caller did not cause. */
export function graphqlFailureOf(error: unknown): DomainError | null {
  const origin = originOf(error);
  const ofDatabase = databaseFailureOf(origin);
  if (ofDatabase) return ofDatabase;
  if (!(origin instanceof GraphQLError) || !isCallersFault(error as GraphQLError, origin)) return null;
  const fields = fieldsOf(origin);
  return fields ? failures.invalid(fields, origin.message) : failures.malformed(origin.message);
}

/** The original error below the wrappers of graphql-js and Apollo. */
function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error;
}

const callersFaults = new Set([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

function isCallersFault(error: GraphQLError, origin: GraphQLError): boolean {
  const { code } = error.extensions;
  if (typeof code === 'string') return callersFaults.has(code);
  // Without a path, the document or its variables are invalid. With a path, an argument can be.
  return error.path === undefined || origin.message.startsWith('Argument "');
}

/** The path of a variable that does not fit its type: `Variable "$input" got invalid value 5 at "input.email"; ...`. */
function fieldsOf({ message, nodes }: GraphQLError): Record<string, string> | null {
  if (nodes?.[0]?.kind !== Kind.VARIABLE_DEFINITION) return null;
  const path = /at "([^"]+)"; /.exec(message)?.[1] ?? nodes[0].variable.name.value;
  const missing = /Field "([^"]+)" of required type/.exec(message)?.[1];
  // REST names the members of `input` without the prefix.
  const field = [path.replace(/^input\.?/, ''), missing].filter(Boolean).join('.');
  return { [field || 'input']: missing ? 'is required' : message.split('; ').slice(1).join('; ') || message };
}
