import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { canPlan, isPlannable, type OperationPlan, planOperation } from './operation-plan.js';

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

/** The memory for all documents that were sent again, with their plans, and for those that were sent once. */
const maxPlannedBytes = 48 * 1024 * 1024;
const maxSentOnceBytes = 8 * 1024 * 1024;

/**
 * The documents that clients send again and again, with their plans. A document is planned when it is sent for the second
 * time, and a flood of new documents replaces only other new documents.
 */
export class PlannedOperations<Facts> {
  private readonly sentOnce = new LRUCache<string, ValidOperation>({ maxSize: maxSentOnceBytes });
  private readonly planned = new LRUCache<string, PlannedOperation<Facts>>({ maxSize: maxPlannedBytes });
  private readonly canPlan: boolean;

  /** `factsOf` computes once what depends only on the document, such as its cost. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly factsOf: (operation: ValidOperation & OperationKey) => Facts,
  ) {
    this.canPlan = canPlan(schema);
  }

  /** Notes an operation that was validated and may be executed. */
  note(operation: OperationKey, document: DocumentNode, definition: OperationDefinitionNode): void {
    const key = keyOf(operation);
    if (!this.canPlan || key.length > maxDocumentLength || this.sentOnce.has(key) || this.planned.has(key)) return;
    if (isPlannable(this.schema, document)) this.sentOnce.set(key, { document, definition }, { size: bytesOf(key) });
  }

  find(operation: OperationKey): PlannedOperation<Facts> | undefined {
    if (operation.query.length > maxDocumentLength) return undefined;
    const key = keyOf(operation);
    const known = this.planned.get(key);
    if (known) return known;
    const noted = this.sentOnce.get(key);
    this.sentOnce.delete(key);
    return noted && this.plan(key, noted, operation);
  }

  private plan(key: string, valid: ValidOperation, operation: OperationKey): PlannedOperation<Facts> {
    const plan = planOperation(this.schema, valid.document, valid.definition);
    const known = { ...valid, plan, facts: this.factsOf({ ...valid, ...operation }) };
    this.planned.set(key, known, { size: bytesOf(key) + plan.fieldCount * bytesPerField });
    return known;
  }
}

function bytesOf(key: string): number {
  return Math.max(minBytes, key.length * bytesPerCharacter);
}

/** No document starts with a number, so that two operations cannot have the same key. */
function keyOf({ query, operationName }: OperationKey): string {
  return operationName === undefined ? query : `${operationName.length} ${operationName}${query}`;
}
