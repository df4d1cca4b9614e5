import { useQuery } from '@timetrack/client';
import { useEffect, useRef } from 'react';
import { LoadProposal } from './time-off.graphql.js';

interface ProposedDays {
  readonly policyId: string;
  readonly startDate: string;
  readonly endDate: string;
}

interface HoursField {
  /** Whether the user is typing in it. */
  readonly hasFocus: () => boolean;
  readonly read: () => string;
  readonly write: (hours: string) => void;
}

/**
 * What the gateway proposes for the days, and null until both are entered. Writes the proposed hours into the field unless
 * the user has entered others, or is about to.
 */
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
    const { hasFocus, read, write } = latestField.current;
    if (hours === undefined || hasFocus() || read() !== lastProposed.current) return;
    lastProposed.current = hours === null ? '' : String(hours);
    write(lastProposed.current);
  }, [hours]);
  return proposal;
}
