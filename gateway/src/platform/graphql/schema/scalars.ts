import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { ReceivedFile } from '../../http/bodies/uploads.js';

/**
 * A date without a time, as text in both directions. The use case checks that it exists in the calendar, so that REST
 * and GraphQL reject it with the same message.
 */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar date, YYYY-MM-DD.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => String(value),
  parseValue: requireText,
  parseLiteral: (node) => requireText(node.kind === Kind.STRING ? node.value : undefined),
});

function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('A date must look like 2026-03-08.');
}

/**
 * A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). Resolvers get an
 * `UploadedFile`; the use case reads its bytes after it has authorized the caller.
 */
export const Upload = new GraphQLScalarType({
  name: 'Upload',
  description: 'A file, sent as a part of a multipart request.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => {
    if (value instanceof ReceivedFile) return value;
    throw new GraphQLError('Upload value invalid: send the file in a multipart request.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload value invalid: pass the file as a variable.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('An upload cannot be part of a response.');
  },
});
