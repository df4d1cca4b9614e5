/**
 * What people type for characters that Unicode does not decompose into a plain one and a mark. Letters as in the transform
 * Latin-ASCII of Unicode CLDR; a curly apostrophe or a dash is what a word processor makes of the key.
 */
const plainForms: Readonly<Record<string, string>> = {
  ae: 'æ',
  b: 'ƀɓ',
  c: 'ȼƈ',
  d: 'đðɖɗ',
  e: 'ɇəǝɛ',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħⱨ',
  i: 'ıɨ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚⱡɫ',
  n: 'ŋɲƞ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥᵽ',
  r: 'ɍɽ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉ',
  v: 'ʋ',
  w: 'ⱳ',
  y: 'ɏƴ',
  z: 'ƶȥⱬ',
  σ: 'ς',
  // ‘ ’ ‚ ‛ ′ ʹ ʻ ʼ ʽ ʾ ʿ ˈ ` ´ ꞌ
  "'": '\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8`\u00b4\ua78c',
  // Catalan writes `l·l`.
  '': '\u00b7',
  '"': '\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb',
  // All dashes from the hyphen to the horizontal bar, the hyphen bullet and the minus.
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212',
};

const plainFormOf = new Map(
  Object.entries(plainForms).flatMap(([plain, characters]) => [...characters].map((each) => [each, plain] as const)),
);

/** Marks, and what no font draws, such as soft hyphens and zero-width spaces. */
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

const ascii = /^[\x20-\x5f\x61-\x7e]*$/;

/**
 * Text as a search compares it: without case, accents, invisible characters and the differences between kinds of apostrophes
 * and dashes. `Łódź` is `lodz`, `Straße` is `strasse`, and `O’Neill‑Øst` is `o'neill-ost`.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const replaced = replaceCharacters(text);
  return replaceCharacters(replaced.normalize('NFKD').replace(unseen, '').toLowerCase().replace(unseen, ''));
}

/** The plain form of a character that Unicode does not decompose, in its case: `Ł` is `L`. */
export function findPlainForm(character: string): string | undefined {
  const plain = plainFormOf.get(character);
  if (plain !== undefined) return plain;
  return plainFormOf.get(character.toLowerCase())?.toUpperCase();
}

function replaceCharacters(text: string): string {
  return Array.from(text, (character) => findPlainForm(character) ?? character).join('');
}
