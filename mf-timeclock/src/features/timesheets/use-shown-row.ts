import { useState } from 'react';
import type { Row } from './words.js';

/** What of a row is looked at, or asked about, in a dialog of its own. */
export type ShownRow = { readonly kind: 'notes' | 'photos' | 'delete'; readonly row: Row } | null;

export function useShownRow() {
  const [shown, setShown] = useState<ShownRow>(null);
  return {
    shown,
    showNotes: (row: Row) => setShown({ kind: 'notes', row }),
    showPhotos: (row: Row) => setShown({ kind: 'photos', row }),
    askToDelete: (row: Row) => setShown({ kind: 'delete', row }),
    hide: () => setShown(null),
  };
}
