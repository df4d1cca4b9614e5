import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { of } from 'rxjs';
import { hashOf } from './trusted-documents.js';

/** Responses that arrived with the page. */
export interface FirstResults {
  /**
   * Removes and returns the data of a response; undefined without one for this document and these variables.
   *
   * @param hash of the document's text (SHA-256)
   */
  readonly take: (
    hash: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>> | undefined;
}

/** Answers a query with the response that arrived with the page, once. Everything else is sent. */
export function firstResultsLink(results: FirstResults | undefined): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = operation.operationType === OperationTypeNode.QUERY ? hashOf(operation.query) : undefined;
    const data = hash && results?.take(hash, operation.variables);
    return data ? of({ data }) : forward(operation);
  });
}
