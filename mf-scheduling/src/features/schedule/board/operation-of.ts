import type { TypedDocumentNode } from '@timetrack/client';

export function operationOf({ definitions }: Pick<TypedDocumentNode, 'definitions'>): string {
  const [operation] = definitions;
  return (operation?.kind === 'OperationDefinition' && operation.name?.value) || '';
}
