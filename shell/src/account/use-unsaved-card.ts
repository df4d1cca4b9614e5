import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { useState } from 'react';

/** Asks before what was typed in a card is lost. `onChange` belongs to the form of the card. */
export function useUnsavedCard() {
  const [isEdited, setEdited] = useState(false);
  useConfirmLeaving(isEdited);
  return { onChange: () => setEdited(true), markSaved: () => setEdited(false) };
}
