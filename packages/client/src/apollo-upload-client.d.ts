declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  /** Sends operations by fetch, and as a GraphQL multipart request where a variable holds a File. */
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: {
      readonly uri?: string;
      readonly credentials?: RequestCredentials;
      readonly headers?: Readonly<Record<string, string>>;
      readonly fetch?: typeof fetch;
    });
  }
}
