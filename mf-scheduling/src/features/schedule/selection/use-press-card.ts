import { type MouseEvent, useCallback, useContext } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { SelectionContext, type SelectionStore } from './selection-store.js';

/** Selects the pressed shift, and returns true, if the press is meant to select instead of open. */
export type PressCard = (event: MouseEvent, shift: Shift | undefined, personId: string | null) => boolean;

/** Ctrl or Command and the check box of a card select it, and Shift selects up to it. */
export function usePressCard(): PressCard {
  const { canManage } = useScheduleScreen();
  const store = useContext(SelectionContext);
  return useCallback(
    (event, shift, personId) => {
      if (!canManage || !shift || !isForSelection(event, store)) return false;
      if (event.shiftKey) store.selectTo({ shift, personId });
      else store.toggle({ shift, personId });
      return true;
    },
    [canManage, store],
  );
}

function isForSelection({ shiftKey, ctrlKey, metaKey, target }: MouseEvent, store: SelectionStore): boolean {
  const isOnMark = target instanceof Element && target.closest('[data-select]') !== null;
  return shiftKey || ctrlKey || metaKey || isOnMark || store.current().isActive;
}
