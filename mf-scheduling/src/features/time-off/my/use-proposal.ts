import { useQuery } from '@timetrack/client';
import { useEffect, useRef } from 'react';
import { LoadProposal } from './time-off.graphql.js';

interface ProposedDays {
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

/** Null until both days are entered. Fills in the proposed hours unless the user has entered others. */
export function useProposal({ policyId, startDate, endDate }: ProposedDays, field: HoursField) {
  const isComplete = startDate !== '' && startDate <= endDate;
  const { data } = useQuery(LoadProposal, {
    variables: { startDate, endDate, policyId: policyId || null },
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
