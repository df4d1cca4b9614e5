import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A body of the corpus. Its name starts with `y` (valid), `n` (invalid) or `i` (parsers may decide). */
export interface JsonBody {
  readonly name: string;
  readonly bytes: Buffer;
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const quoted = (text: string) => Buffer.concat([Buffer.from('["'), hex(text), Buffer.from('"]')]);

/** What a file of text cannot hold: bodies that are not UTF-8. */
const notUtf8: Readonly<Record<string, Buffer>> = {
  i_utf16le_with_bom: Buffer.from('\uFEFF["é"]', 'utf16le'),
  i_utf16le_without_bom: Buffer.from('["é"]', 'utf16le'),
  i_utf16be_without_bom: Buffer.from('["é"]', 'utf16le').swap16(),
  i_utf8_with_bom: Buffer.from('\uFEFF["é"]'),
  i_latin1: quoted('e9'),
  i_lone_continuation_byte: quoted('81'),
  i_encoded_surrogate: quoted('ed a0 80'),
  i_overlong_slash: quoted('c0 af'),
  i_overlong_nul: quoted('fc 80 80 80 80 80'),
  i_beyond_unicode: quoted('f4 bf bf bf'),
  i_truncated_character: quoted('e0 ff'),
  n_lone_byte: hex('e5'),
  n_incomplete_bom: hex('ef bb 7b 7d'),
  n_byte_in_array: hex('5b ff 5d'),
  n_byte_in_number: hex('5b 31 65 e5 5d'),
  n_byte_in_escape: quoted('5c 75 e5'),
};

const deep: Readonly<Record<string, Buffer>> = {
  n_100000_opening_arrays: Buffer.from('['.repeat(100_000)),
  n_50000_opening_objects: Buffer.from('[{"":'.repeat(50_000)),
  i_50000_nested_arrays: Buffer.from('['.repeat(50_000) + ']'.repeat(50_000)),
};

const stored = JSON.parse(readFileSync(path.join(import.meta.dirname, 'json-bodies.json'), 'utf8')) as object;

export const jsonBodies: readonly JsonBody[] = [
  ...Object.entries(stored).map(([name, text]) => ({ name, bytes: Buffer.from(String(text)) })),
  ...Object.entries({ ...notUtf8, ...deep }).map(([name, bytes]) => ({ name, bytes })),
];
