/** QuickBooks Desktop reads its files in the encoding of Western Windows, and shows UTF-8 as gibberish. */
const bytes = bytesByCharacter();

/** Letters that Unicode does not take apart into a plain one and its stroke. */
const plainLetters: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' };

/** What that encoding lacks loses its accents (`Zieliński` is read `Zielinski`), or else becomes a question mark. */
export function toWindows1252(text: string): Buffer {
  return Buffer.from([...text.normalize('NFC')].flatMap(bytesOf));
}

function bytesOf(character: string): number[] {
  const byte = bytes.get(character);
  if (byte !== undefined) return [byte];
  const letters = plainLetters[character] ?? character.normalize('NFKD');
  const plain = [...letters.replace(/\p{M}/gu, '')].map((part) => bytes.get(part));
  const known = plain.filter((part) => part !== undefined);
  return known.length > 0 ? known : [questionMark];
}

const questionMark = 0x3f;

function bytesByCharacter(): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1252').decode(all);
  // The decoder maps five unused bytes to control characters: no text has a use for them either.
  const written = [...characters].map((character, byte) => [character, byte] as const);
  return new Map(written.filter(([character]) => !/[\u0080-\u009f]/.test(character)));
}
