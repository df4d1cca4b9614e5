import type { TypedDocumentNode } from '@timetrack/client';

/** The name of the operation in a document. */
export function operationOf({ definitions }: Pick<TypedDocumentNode, 'definitions'>): string {
  const [operation] = definitions;
  return (operation?.kind === 'OperationDefinition' && operation.name?.value) || '';
}
