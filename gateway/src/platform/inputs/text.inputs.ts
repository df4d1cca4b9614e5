import { z } from 'zod';

/** What PostgreSQL stores and a screen shows on one line: no control characters, no line ends, no half characters. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;
const something = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name of up to 200 characters, trimmed. `label` begins the messages: `First name is required`. */
export function nameText(label: string) {
  return required(label)
    .trim()
    .regex(something, `${label} is required`)
    .refine((text) => lengthOf(text) <= 200, `${label} must be at most 200 characters`)
    .regex(oneLine, `${label} must not contain line breaks or control characters`);
}

const mostNoteCharacters = 20_000;

/**
 * A text that is kept to the letter: blanks, line ends and all. Refused is only what PostgreSQL can't hold: the NUL
 * character, and one half of a surrogate pair. `label` begins the messages: `Notes must be a text`.
 */
export function longText(label: string) {
  return z
    .string({ error: `${label} must be a text` })
    .refine((text) => isWithin(text, mostNoteCharacters), `${label} must be at most 20,000 characters`)
    .refine((text) => !text.includes('\0'), `${label} must not contain the NUL character`)
    .refine((text) => text.isWellFormed(), `${label} contain half of a character (an unpaired surrogate)`);
}

/** A text that has to be there. */
export function required(label: string) {
  return z.string({
    error: ({ input }) => (input === undefined || input === null ? `${label} is required` : `${label} must be a text`),
  });
}

/** In characters as a person counts them, nearly: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Never counts through megabytes. */
function isWithin(text: string, most: number): boolean {
  return text.length <= 2 * most && lengthOf(text) <= most;
}
