import { useEffect } from 'react';
import { loadOnDemand, useHasBeen } from '../on-demand/load-on-demand.js';
import { useSelection } from '../selection/selection-store.js';
import type { useDragSession } from './use-drag-session.js';

export const MoveNotice = loadOnDemand(async () => (await import('./MoveNotice.js')).MoveNotice);
const ConfirmGroupMove = loadOnDemand(async () => (await import('./ConfirmGroupMove.js')).ConfirmGroupMove);

interface MoveStatusProps {
  readonly drag: ReturnType<typeof useDragSession>;
}

/**
 * The live region of the notice about the last drop, which covers the page so that the board does not move, and the
 * question before a drop that moves several people.
 */
export function MoveStatus({
  drag: { notice, dismiss: onDismiss, unconfirmed, moveAll, endQuestion },
}: MoveStatusProps) {
  const { isActive } = useSelection();
  const hasAsked = useHasBeen(unconfirmed !== null);
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
      {hasAsked && <ConfirmGroupMove drop={unconfirmed} onConfirm={moveAll} onClose={endQuestion} />}
    </div>
  );
}
