import { useCan } from '@timetrack/contracts';
import { useAddressState } from '@timetrack/screens';
import { useState } from 'react';
import { useStableCallback } from '../../../hooks/use-stable-callback.js';
import { teamAddress } from '../team-address.js';

/** The selected members, or null without a selection. Without pay terms, only a link starts one: `?select=terms`. */
export function useSelection(hasPayTerms: boolean) {
  const canSelect = useCan('CHANGE_EMPLOYMENT_TERMS');
  const { state, change } = useAddressState(teamAddress);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useStableCallback((changed: readonly string[], isSelected: boolean) => {
    const next = new Set(ids);
    for (const id of changed) isSelected ? next.add(id) : next.delete(id);
    setIds(next);
  });
  const open = (isSelecting: boolean) => {
    setIds(new Set());
    change({ isSelecting }, { replace: true });
  };
  return {
    canStart: canSelect && hasPayTerms,
    ids: canSelect && state.isSelecting ? ids : null,
    ...{ select, start: () => open(true), end: () => open(false) },
  };
}

export type Selection = ReturnType<typeof useSelection>;
