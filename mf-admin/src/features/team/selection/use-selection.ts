import { useState } from 'react';
import { useStableCallback } from '../../../hooks/use-stable-callback.js';

/** The selected members, or null if the list offers no selection. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const select = useStableCallback((changed: readonly string[], isSelected: boolean) => {
    const next = new Set(ids);
    for (const id of changed) isSelected ? next.add(id) : next.delete(id);
    setIds(next);
  });
  return { ids, select, start: () => setIds(new Set()), end: () => setIds(null) };
}

export type Selection = ReturnType<typeof useSelection>;
