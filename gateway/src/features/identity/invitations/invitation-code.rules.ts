import { createHash, randomBytes } from 'node:crypto';

/**
 * Crockford's base32 (https://www.crockford.com/base32.html): no I, L, O or U, so that a code can be read out and
 * written down. 32 divides 256: each symbol is as likely as any other.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 symbols of 5 bits are 80 bits: at 100 wrong guesses in 15 minutes nobody comes near one of them. */
const length = 16;
const groupLength = 4;

/** A code that nobody can guess: `7Q4KX0M2ZB9TDR5H`. */
export function newInvitationCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code as people see it: `7Q4K-X0M2-ZB9T-DR5H`. */
export function groupedCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code;
}

/**
 * The code that somebody typed, or null where it can be none. Small letters, blanks and hyphens anywhere are no
 * matter, and what looks alike is taken for what it must be: `7q4k xom2-zb9t dr5h` is `7Q4KX0M2ZB9TDR5H`.
 */
export function readInvitationCode(text: string): string | null {
  const code = text
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === length && [...code].every((symbol) => alphabet.includes(symbol)) ? code : null;
}

/** What a code is looked up by: how long the look-up takes tells nothing about a code that is nearly right. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Where whoever has the invitation registers: `https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H`. */
export function registrationUrlOf(publicUrl: string, inviteCode: string): string {
  return `${publicUrl}/register?code=${encodeURIComponent(inviteCode)}`;
}
