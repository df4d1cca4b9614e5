import { findPlainForm } from '@timetrack/contracts/fold-text';

/** QuickBooks Desktop reads files in Windows-1252 and displays UTF-8 incorrectly. */
const bytes = mapBytesByCharacter();

/** Characters that the encoding lacks lose their accents (`Zieliński` becomes `Zielinski`) or become question marks. */
export function toWindows1252(text: string): Buffer {
  return Buffer.from([...text.normalize('NFC')].flatMap(bytesOf));
}

const ascii = /^[\0-\x7f]*$/;

/**
 * The text that a file in this encoding has. Formulas and separators are looked for in it, because the encoding makes some: `−`
 * becomes `-`, `；` becomes `;`, and `″` becomes a quotation mark.
 */
export function simplifyToWindows1252(text: string): string {
  return ascii.test(text) ? text : new TextDecoder('windows-1252').decode(toWindows1252(text));
}

function bytesOf(character: string): number[] {
  const byte = bytes.get(character);
  if (byte !== undefined) return [byte];
  const letters = findPlainForm(character) ?? character.normalize('NFKD');
  const plain = [...letters.replace(/\p{M}/gu, '')].map((part) => bytes.get(part));
  const encodable = plain.filter((part) => part !== undefined);
  return encodable.length > 0 ? encodable : [questionMark];
}

const questionMark = 0x3f;

function mapBytesByCharacter(): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1252').decode(all);
  // The decoder maps five unused bytes to control characters, which no text needs.
  const pairs = [...characters].map((character, byte) => [character, byte] as const);
  return new Map(pairs.filter(([character]) => !/[\u0080-\u009f]/.test(character)));
}
