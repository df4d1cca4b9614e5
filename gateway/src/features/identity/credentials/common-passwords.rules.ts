import { brotliDecompressSync } from 'node:zlib';
import { compressedCommonPasswords } from './common-passwords.generated.js';

let passwords: ReadonlySet<string> | undefined;

/** The most common passwords in lowercase. They are unpacked at the first call, which takes a few milliseconds. */
export function commonPasswords(): ReadonlySet<string> {
  passwords ??= new Set(
    brotliDecompressSync(Buffer.from(compressedCommonPasswords, 'base64')).toString('utf8').split('\n'),
  );
  return passwords;
}
