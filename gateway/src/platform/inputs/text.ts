import { z } from 'zod';

/** Text on one line that PostgreSQL can store: no control characters, line breaks or unpaired surrogates. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Characters that no font draws, such as the Hangul filler, which is a letter; the blanks of Braille, hieroglyphs and music; and
 * what stands for a copied picture.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}\uFFFC]/gu;

/** They reorder the text around them, so that a name looks like another one (Unicode Technical Report 36, 3.3). */
const reordering = /[\u202A-\u202E\u2066-\u2069]/u;

/** What people copy often has soft hyphens, zero-width spaces and marks of direction that they don't see. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** A name of up to 200 characters, trimmed. `label` starts the messages: `First name is required`. */
export function nameText(label: string, maxCharacters = 200) {
  return limitLength(required(label).trim(), label, maxCharacters)
    .refine(isVisible, `${label} is required`)
    .refine((text) => !reordering.test(text), mustNotReorder(label))
    .regex(oneLine, `${label} must not contain line breaks or control characters`);
}

/** An optional name on one line, trimmed. What no font draws counts as blank, which becomes null. */
export function optionalName(label: string, maxCharacters: number) {
  return oneLineText(label, maxCharacters)
    .refine((text) => !reordering.test(text), mustNotReorder(label))
    .nullable()
    .transform((text) => (text !== null && isVisible(text) ? text : null));
}

function isVisible(text: string): boolean {
  return visible.test(removeInvisible(text));
}

const mustNotReorder = (label: string) => `${label} must not contain characters that change the direction of text`;

/** Optional text on one line, trimmed. Null and blank text become null; absent text stays absent. */
export function optionalText(label: string, maxCharacters: number) {
  return oneLineText(label, maxCharacters)
    .transform((text) => text || null)
    .nullish();
}

export function oneLineText(label: string, maxCharacters: number) {
  const text = z.string({ error: `${label} must be a string` }).trim();
  return limitLength(text, label, maxCharacters).regex(
    oneLine,
    `${label} must not contain line breaks or control characters`,
  );
}

const maxNoteCharacters = 20_000;

/**
 * Text that is stored exactly as sent, including whitespace. Only what PostgreSQL cannot store is rejected: the NUL
 * character and unpaired surrogates. `label` starts the messages: `Notes must be a string`.
 */
export function longText(label: string, maxCharacters = maxNoteCharacters) {
  return limitLength(z.string({ error: `${label} must be a string` }), label, maxCharacters)
    .refine((text) => !text.includes('\0'), `${label} must not contain the NUL character`)
    .refine((text) => text.isWellFormed(), `${label} must not contain an unpaired surrogate, which is not a character`);
}

/** Required text. `missing` is the message if it is absent. */
export function required(label: string, missing = `${label} is required`) {
  return z.string({
    error: ({ input }) => (input === undefined || input === null ? missing : `${label} must be a string`),
  });
}

/** Refuses text that is too long. No later check sees it: one that takes longer for each character would keep everyone waiting. */
export function limitLength(schema: z.ZodString, label: string, most: number) {
  const error = `${label} must be at most ${most.toLocaleString('en-US')} characters`;
  return schema.refine((text) => isWithin(text, most), { error, abort: true });
}

/** The length in code points, so that most emoji count as one character. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Avoids counting the characters of very long text. */
function isWithin(text: string, most: number): boolean {
  return text.length <= 2 * most && lengthOf(text) <= most;
}

export function flag(label: string) {
  return z.boolean({ error: `${label} must be true or false` });
}
