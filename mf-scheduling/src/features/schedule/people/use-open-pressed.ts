import { type MouseEvent, useCallback, useContext } from 'react';
import { findBarElement } from '../drag/drag-targets.js';
import { SelectionContext } from '../selection/selection-store.js';
import { usePressCard } from '../selection/use-press-card.js';
import { useScheduleScreen } from '../state/screen-context.js';

/**
 * Returns the click handler of a board: it selects or opens the pressed shift, or the form of a new one in the pressed cell. One
 * handler serves thousands of buttons.
 */
export function useOpenPressed(): (event: MouseEvent) => void {
  const { open } = useScheduleScreen();
  const store = useContext(SelectionContext);
  const pressCard = usePressCard();
  return useCallback(
    (event) => {
      const { target } = event;
      const bar = findBarElement(target);
      const id = bar?.getAttribute('data-shift');
      if (id) {
        const isSelected = pressCard(event, store.find(id), bar?.getAttribute('data-person') ?? null);
        return isSelected ? undefined : open({ kind: 'shift', id });
      }
      const cell = target instanceof Element ? target.closest('button[data-day]') : null;
      const day = cell?.getAttribute('data-day');
      if (day) open({ kind: 'create', day, personId: cell?.getAttribute('data-person') ?? null, copyOf: null });
    },
    [open, pressCard, store],
  );
}
