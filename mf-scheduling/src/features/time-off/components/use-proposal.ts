import { useQuery } from '@timetrack/client';
import { useEffect, useRef } from 'react';
import { LoadProposal } from './proposal.graphql.js';

interface ProposedDays {
  /** The person who is off. By default the viewer. */
  readonly personId?: string | null;
  readonly policyId: string;
  readonly startDate: string;
  readonly endDate: string;
}

interface HoursField {
  readonly read: () => string;
  readonly write: (hours: string) => void;
  /** Selects the hours if the user is in the field, so that typing replaces them. */
  readonly select: () => void;
}

/** The hours of a form, which the user can be in when the proposal arrives. */
export function hoursFieldOf(field: Pick<HoursField, 'read' | 'write'>): HoursField {
  return {
    ...field,
    select: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement && activeElement.name === 'hours') activeElement.select();
    },
  };
}

/** Null until both days are entered. Fills in the proposed hours unless the user has entered others. */
export function useProposal({ personId = null, policyId, startDate, endDate }: ProposedDays, field: HoursField) {
  const isComplete = startDate !== '' && startDate <= endDate;
  const { data } = useQuery(LoadProposal, {
    variables: { startDate, endDate, policyId: policyId || null, userId: personId },
    skip: !isComplete,
    fetchPolicy: 'network-only',
  });
  const proposal = (isComplete && data?.viewer?.ptoProposal) || null;
  const hours = proposal?.hours;
  const lastProposed = useRef('');
  const latestField = useRef(field);
  useEffect(() => {
    latestField.current = field;
  });
  useEffect(() => {
    const { read, write, select } = latestField.current;
    if (hours === undefined || read() !== lastProposed.current) return;
    lastProposed.current = hours === null ? '' : String(hours);
    write(lastProposed.current);
    select();
  }, [hours]);
  return proposal;
}
