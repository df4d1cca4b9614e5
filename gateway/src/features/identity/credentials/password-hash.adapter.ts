import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id, 19 MiB of memory, two passes, one lane: the first choice of the OWASP Password Storage Cheat Sheet, about
 * 20 ms of one core. argon2id is the library's default algorithm.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** No password leads to these random bytes. Checking against them costs as much as checking against a real hash. */
export const nobodysHash = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  unpaddedBase64(randomBytes(16)),
  unpaddedBase64(randomBytes(cost.outputLen)),
].join('$');

/**
 * Everything that works with argon2 goes through here: it never takes the last of libuv's four threads, by which files
 * are read, and what waits holds nothing but its place in line.
 */
export const throughPasswordTurnstile = turnstile(Math.min(availableParallelism(), 3));

/** The password in the PHC string format, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return throughPasswordTurnstile(() => hash(normalized(password), cost));
}

/**
 * Takes the same time whether or not there is a hash, so that nobody learns by the clock who has an account.
 * Call it within `throughPasswordTurnstile`.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, normalized(password));
  return matches && passwordHash !== null;
}

/** The same letters typed on another keyboard can be other code points: é, or e and an accent (NIST SP 800-63B 3.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Lets so many pieces of work run at once; the others wait in line. */
export function turnstile(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let free = places;

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((admit) => line.push(admit));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
