import { useEffect, useRef } from 'react';
import type { SelectionStore } from './selection-store.js';

const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

interface SelectionKeys {
  readonly store: SelectionStore;
  readonly selectAll: () => Promise<void>;
  readonly canManage: boolean;
}

/** Ctrl or Command and A selects all shifts, and Escape clears the selection, wherever on the screen the focus is. */
export function useSelectionKeys(keys: SelectionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { canManage } = keys;
  useEffect(() => {
    if (!canManage) return;
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, latest.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canManage]);
}

function handleKey(event: KeyboardEvent, { store, selectAll }: SelectionKeys): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || (target instanceof Element && target.closest(elsewhere))) return;
  const isSelectAll = key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isClear = key === 'Escape' && store.current().isActive;
  if (!isSelectAll && !isClear) return;
  event.preventDefault();
  if (isSelectAll) void selectAll();
  else store.clear();
}
