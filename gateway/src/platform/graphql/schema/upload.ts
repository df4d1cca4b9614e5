import { GraphQLError, GraphQLScalarType } from 'graphql';
import { ReceivedFile } from '../../http/bodies/received-file.js';

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
