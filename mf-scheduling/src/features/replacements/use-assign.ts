import { useApolloClient } from '@timetrack/client';
import { fullName, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import { AssignReplacement } from './replacements.graphql.js';

export interface Candidate {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface AssignOptions {
  /** The person who can't work the shift. */
  readonly absentId: string;
  readonly onAssigned: (person: Candidate) => unknown;
  /** Called when another user was faster, or the server did not respond. */
  readonly onFailure: () => unknown;
}

interface ShiftNow {
  readonly id: string;
  readonly assignedUserIds: readonly string[];
}

/** Replaces a person by another one, unless someone else has changed who works the shift. */
export function useAssign({ absentId, onAssigned, onFailure }: AssignOptions) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function assign({ id, assignedUserIds }: ShiftNow, person: Candidate): Promise<void> {
    if (busyId !== null) return;
    setBusyId(person.id);
    const others = assignedUserIds.filter((one) => one !== absentId);
    const input = { id, assignedUserIds: [...others, person.id], expectedAssignedUserIds: [...assignedUserIds] };
    try {
      await client.mutate({ mutation: AssignReplacement, variables: { input } });
      await onAssigned(person);
    } catch (error) {
      reportFailure(error, `Failed to assign ${fullName(person)}`);
      await onFailure();
    } finally {
      setBusyId(null);
    }
  }

  return { assign, busyId };
}
