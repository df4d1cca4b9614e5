import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isPlannable, type OperationPlan, planOperation } from './operation-plan.js';

export interface ValidOperation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

/** An operation that was sent before, with its plan and what the caller computed about it. */
export interface PlannedOperation<Facts> extends ValidOperation {
  readonly plan: OperationPlan;
  readonly facts: Facts;
}

export interface OperationKey {
  readonly query: string;
  readonly operationName: string | undefined;
}

/** Larger documents always take the general way. The largest document of the product has 7,000 characters. */
const maxDocumentLength = 16 * 1024;

/** The memory that a parsed document takes per character, but at least for one, and a plan takes per field. */
const bytesPerCharacter = 70;
const minBytes = 2000;
const bytesPerField = 1500;

/** The memory for all documents with their plans. */
const maxBytes = 48 * 1024 * 1024;

/** The documents that clients send again and again, with their plans. */
export class PlannedOperations<Facts> {
  private readonly planned = new LRUCache<string, PlannedOperation<Facts>>({ maxSize: maxBytes });

  /** `factsOf` computes once what depends only on the document, such as its cost. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly factsOf: (operation: ValidOperation & OperationKey) => Facts,
  ) {}

  /** Plans an operation that was validated and may be executed. */
  note(operation: OperationKey, document: DocumentNode, definition: OperationDefinitionNode): void {
    const key = keyOf(operation);
    if (key.length > maxDocumentLength || this.planned.has(key) || !isPlannable(this.schema, document)) return;
    const plan = planOperation(this.schema, document, definition);
    const facts = this.factsOf({ ...operation, document, definition });
    const size = Math.max(minBytes, key.length * bytesPerCharacter) + plan.fieldCount * bytesPerField;
    this.planned.set(key, { document, definition, plan, facts }, { size });
  }

  find(operation: OperationKey): PlannedOperation<Facts> | undefined {
    return this.planned.get(keyOf(operation));
  }
}

/** No document starts with a number, so that two operations cannot have the same key. */
function keyOf({ query, operationName }: OperationKey): string {
  return operationName === undefined ? query : `${operationName.length} ${operationName}${query}`;
}
