import { createContext, useContext } from 'react';
import type { Board_ConflictFragment } from '../../../gql/graphql.js';

export type Conflict = Board_ConflictFragment;
export type ConflictsByShift = ReadonlyMap<string, readonly Conflict[]>;

const noConflicts: readonly Conflict[] = [];

export const ConflictsContext = createContext<ConflictsByShift>(new Map());

export function groupConflicts(conflicts: readonly Conflict[] = noConflicts): ConflictsByShift {
  return Map.groupBy(conflicts, ({ scheduleId }) => scheduleId);
}

/**
 * The conflicts of a shift.
 *
 * @param personId the person in whose row the shift is. Null for the conflicts of all of its people
 */
export function useConflicts(shiftId: string, personId: string | null = null): readonly Conflict[] {
  const conflicts = useContext(ConflictsContext).get(shiftId) ?? noConflicts;
  return personId === null ? conflicts : conflicts.filter(({ userId }) => userId === personId);
}

const labels: Readonly<Record<Conflict['code'], string>> = {
  ARCHIVED: 'archived person',
  OVERLAP: 'overlapping shift',
  OVERTIME: 'overtime',
  SHORT_REST: 'short rest',
  TIME_OFF: 'time off',
};

/** `Conflict: time off, short rest`. Undefined without conflicts. */
export function describeConflicts(conflicts: readonly Conflict[]): string | undefined {
  if (conflicts.length === 0) return undefined;
  const codes = new Set(conflicts.map(({ code }) => code));
  return `Conflict: ${[...codes].map((code) => labels[code]).join(', ')}`;
}
