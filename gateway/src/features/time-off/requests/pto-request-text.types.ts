import { storedText, type Texts } from '../../../platform/stored-text/stored-text.js';

/** The text that people write on their requests for time off, which is erased with the person. */
export const ptoRequestText = storedText({
  note: { label: 'Note', description: 'What the requester tells the deciding manager', maxCharacters: 500 },
});

export type PtoRequestText = Texts<(typeof ptoRequestText.names)[number]>;
