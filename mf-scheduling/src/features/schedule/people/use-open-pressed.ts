import { type MouseEvent, useCallback } from 'react';
import { findBarElement } from '../drag/drag-targets.js';
import { useScheduleScreen } from '../state/screen-context.js';

/**
 * Returns the click handler of a board: it opens the pressed shift, or the form of a new one in the pressed cell. One
 * handler serves thousands of buttons.
 */
export function useOpenPressed(): (event: MouseEvent) => void {
  const { open } = useScheduleScreen();
  return useCallback(
    ({ target }) => {
      const id = findBarElement(target)?.getAttribute('data-shift');
      if (id) return open({ kind: 'shift', id });
      const cell = target instanceof Element ? target.closest('button[data-day]') : null;
      const day = cell?.getAttribute('data-day');
      if (day) open({ kind: 'create', day, personId: cell?.getAttribute('data-person') ?? null, copyOf: null });
    },
    [open],
  );
}
