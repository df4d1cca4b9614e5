import { storedText, type Texts } from '../../platform/stored-text/stored-text.js';

export const jobText = storedText({});

export type JobText = Texts<(typeof jobText.names)[number]>;
