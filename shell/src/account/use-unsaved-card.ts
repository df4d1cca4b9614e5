import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { type FormEvent, useState } from 'react';
import { isEdited } from '../forms/is-edited.js';

/** Guards the input in a card. `onChange` belongs to the form of the card. */
export function useUnsavedCard() {
  const [isUnsaved, setUnsaved] = useState(false);
  useConfirmLeaving(isUnsaved);
  return {
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setUnsaved(isEdited(currentTarget)),
    markSaved: () => setUnsaved(false),
  };
}
