import type { FieldNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { CollectedErrors, ResponsePath } from './collected-errors.js';
import type { PlainProperty, WritePlain } from './plain-value.js';
import type { ResponseParts } from './response-parts.js';

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
}

export interface Run {
  readonly operation: Operation;
  readonly contextValue: unknown;
  readonly variableValues: Record<string, unknown>;
  readonly errors: CollectedErrors;
  /** Takes large lists of plain data. */
  readonly parts: ResponseParts;
}

/** Makes the response of a resolved value. Throws an error that is not located yet, or returns a promise of the response. */
export interface Complete {
  (run: Run, path: ResponsePath, value: unknown): unknown;
  /** Absent if a resolver completes a part of the value. */
  readonly plain?: WritePlain | undefined;
}

export interface PlannedField {
  readonly responseName: string;
  /** Resolves the field of an object and completes its value. Throws if the error makes the object null, too. */
  readonly resolve: (run: Run, source: unknown, parent: ResponsePath | undefined) => unknown;
  /** The property of the object. Absent if a resolver is needed. */
  readonly plain?: PlainProperty | undefined;
}

export type FieldNodes = readonly FieldNode[];
