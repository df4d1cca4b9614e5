declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  /** Sends operations by fetch, and those with a File in a variable as GraphQL multipart requests. */
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: {
      readonly uri?: string;
      readonly credentials?: RequestCredentials;
      readonly headers?: Readonly<Record<string, string>>;
      readonly fetch?: typeof fetch;
    });
  }
}
