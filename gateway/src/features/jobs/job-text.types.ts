import { storedText, type Texts } from '../../platform/stored-text/stored-text.js';

/** The text of a job besides its name. */
export const jobText = storedText({});

export type JobText = Texts<(typeof jobText.names)[number]>;
