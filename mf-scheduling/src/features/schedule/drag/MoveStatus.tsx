import { useEffect } from 'react';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { useSelection } from '../selection/selection-store.js';
import type { MoveNoticeData } from './use-save-move.js';

export const MoveNotice = loadOnDemand(async () => (await import('./MoveNotice.js')).MoveNotice);

interface MoveStatusProps {
  readonly notice: MoveNoticeData | null;
  readonly onDismiss: () => void;
}

/** The live region of the notice about the last drop. It covers the page, so that the board does not move. */
export function MoveStatus({ notice, onDismiss }: MoveStatusProps) {
  const { isActive } = useSelection();
  // The selected shifts have a bar in the same place.
  useEffect(() => {
    if (isActive && notice) onDismiss();
  }, [isActive, notice, onDismiss]);
  return (
    <div
      role="status"
      className="sc:pointer-events-none sc:fixed sc:inset-x-0 sc:bottom-14 sc:z-30 sc:md:bottom-0 sc:flex sc:justify-center sc:p-4"
    >
      {notice && <MoveNotice notice={notice} onDismiss={onDismiss} />}
    </div>
  );
}
