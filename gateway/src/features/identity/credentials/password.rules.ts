import { brotliDecompressSync } from 'node:zlib';
import { foldText } from '@timetrack/contracts/fold-text';
import { failures, type Violation } from '../../../platform/errors/index.js';
import { removeInvisible } from '../../../platform/inputs/text.js';
import { compressedCommonPasswords } from './common-passwords.generated.js';

/** The least length for everyone. An organization can require from 8 to 64 characters instead. */
export const defaultMinimumPasswordLength = 6;
export const maximumPasswordLength = 128;

export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/** Shorter parts, such as the `jo` of `jo.lee@example.com`, are shorter than every allowed password anyway. */
const shortestPart = 4;

/** A message or nothing. `label` starts the message: `New password must be at least 12 characters`. */
export type PasswordProblem = string | undefined;

export function passwordMustBeLongEnough(password: string, minimum: number, label = 'Password'): PasswordProblem {
  return [...password].length < minimum ? `${label} must be at least ${minimum} characters` : undefined;
}

/** Compares normalized text, because keyboards encode the same text differently. */
export function newPasswordMustDiffer(currentPassword: string, newPassword: string): Violation {
  if (currentPassword.normalize('NFKC') !== newPassword.normalize('NFKC')) return undefined;
  return failures.invalid({ newPassword: 'Choose a password that differs from your current one' });
}

/** Ignores case, invisible characters, and how a keyboard encodes accents. */
export function passwordMustNotBeCommon(password: string, label = 'Password'): PasswordProblem {
  if (!commonPasswords().has(simplify(password))) return undefined;
  return `${label} is one of the most common passwords. Choose one that is harder to guess.`;
}

/** Rejects blanks alone, the product's name, and one pattern that is repeated: `ababab`, `aaaaaa`, `tomato tomato`. */
export function passwordMustNotBeTrivial(password: string, label = 'Password'): PasswordProblem {
  const text = simplify(password);
  if (text.trim() === '') return `${label} must have more than blanks`;
  if (squash(password) === 'timetrack') return `${label} must not be the name of this product`;
  return isRepetition([...text]) ? `${label} must not repeat one pattern` : undefined;
}

function simplify(password: string): string {
  return removeInvisible(password.normalize('NFKC').toLowerCase());
}

/** What separates two patterns may be missing after the second one. */
function isRepetition(characters: readonly string[]): boolean {
  const halfway = Math.ceil(characters.length / 2);
  return Array.from({ length: halfway }, (_, index) => index + 1).some(
    (period) =>
      (period * 2 <= characters.length || /[^\p{L}\p{N}]/u.test(characters[period - 1] ?? '')) &&
      characters.every((character, index) => index < period || character === characters[index - period]),
  );
}

/**
 * Rejects the name, the email address, its local part, and each of their words of at least four characters. Ignores
 * case, accents, spaces and punctuation: `adamarsh`, `Marsh, Ada` and `ada_marsh` are all Ada Marsh's name. A password
 * that contains the name and more is allowed.
 */
export function passwordMustNotNameItsOwner(
  password: string,
  { firstName, lastName, email }: PasswordOwner,
  label = 'Password',
): PasswordProblem {
  const localPart = email?.split('@')[0] ?? '';
  const words = [firstName, lastName, localPart].flatMap(splitWords).filter((word) => word.length >= shortestPart);
  const names = [firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`, email ?? '', localPart];
  const forbidden = new Set([...names, ...words].map(squash));
  if (!forbidden.has(squash(password))) return undefined;
  return `${label} must not be the name or the email address`;
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/** `Ána-María O'Neil` is `anamariaoneil`, and `Łódź` is `lodz`. Text without letters and digits stays as it is. */
function squash(text: string): string {
  const folded = foldText(text);
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}

let passwords: ReadonlySet<string> | undefined;

/** The most common passwords in lowercase. They are unpacked at the first call, which takes a few milliseconds. */
function commonPasswords(): ReadonlySet<string> {
  passwords ??= new Set(
    brotliDecompressSync(Buffer.from(compressedCommonPasswords, 'base64')).toString('utf8').split('\n'),
  );
  return passwords;
}
