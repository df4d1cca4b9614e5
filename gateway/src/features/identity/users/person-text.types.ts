import { storedText, type Texts } from '../../../platform/stored-text/stored-text.js';

/** A new field is added here and as a column of `users`. */
export const personText = storedText({});

export type PersonText = Texts<(typeof personText.names)[number]>;
