/**
 * Finds the terms of `terms.yml` in Markdown. Only the words themselves are read, without code, addresses and tags.
 *
 * @typedef {object} Term
 * @property {string} pattern
 * @property {string} write
 * @property {string} [bad]
 * @property {string} [good]
 * @property {import('./extract.mjs').Kind[]} [kinds]
 * @property {string} [files]
 * @property {string} [except]
 *
 * @typedef {{ term: Term, expression: RegExp }} CompiledTerm
 */

/**
 * @param {Term[]} terms
 * @returns {CompiledTerm[]}
 */
export const compile = (terms) =>
  terms.map((term) => ({ term, expression: new RegExp(term.pattern.replaceAll(' ', String.raw`\s+`), 'gi') }));

/** Blocks of code, code within a sentence, addresses of links, addresses alone, and tags. */
const notWords = /^ *(```+)[\s\S]*?\n *\1|(`+)[^`](?:(?!\n\s*\n)[\s\S])*?\2|\]\([^)\s]*\)|https?:\S+|<[^<>]+>/gm;

/**
 * @param {string} text
 * @param {CompiledTerm[]} terms
 * @returns {{ line: number, message: string }[]} `line` is counted from 1
 */
export function findTerms(text, terms) {
  // A mark instead of each character, so that the words around code do not become one phrase.
  const words = text.replaceAll(notWords, (part) => part.replaceAll(/[^\n]/g, '`'));
  const findings = [];
  for (const { 0: paragraph, index } of words.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)) {
    for (const { term, expression } of terms) {
      for (const match of paragraph.matchAll(expression)) {
        const line = text.slice(0, index + match.index).split('\n').length;
        const found = match[0].replaceAll(/\s+/g, ' ');
        findings.push({ line, message: `"${found}": write ${term.write}` });
      }
    }
  }
  return findings;
}
