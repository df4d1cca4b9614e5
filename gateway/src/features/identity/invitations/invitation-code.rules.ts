import { createHash, randomBytes } from 'node:crypto';

/**
 * Crockford's base32 (https://www.crockford.com/base32.html) leaves out I, L, O and U, so that a code can be read aloud
 * and written down. 32 divides 256, so all symbols are equally likely.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 symbols of 5 bits are 80 bits, which cannot be guessed at 100 attempts in 15 minutes. */
const length = 16;
const groupLength = 4;

/** A random code: `7Q4KX0M2ZB9TDR5H`. */
export function createInvitationCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code as it is displayed: `7Q4K-X0M2-ZB9T-DR5H`. */
export function groupCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code;
}

/**
 * Parses a code as a person typed it; null if it is malformed. Ignores case, spaces and hyphens, and replaces letters
 * that look like digits: `7q4k xom2-zb9t dr5h` is `7Q4KX0M2ZB9TDR5H`.
 */
export function parseInvitationCode(text: string): string | null {
  const code = text
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === length && [...code].every((symbol) => alphabet.includes(symbol)) ? code : null;
}

/** The key for looking up a code. Comparing hashes reveals nothing about nearly correct codes through timing. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Where the invited person registers: `https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H`. */
export function registrationUrlOf(publicUrl: string, inviteCode: string): string {
  return `${publicUrl}/register?code=${encodeURIComponent(inviteCode)}`;
}
