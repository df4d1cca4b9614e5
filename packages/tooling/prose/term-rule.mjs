/**
 * A textlint rule that reports the terms of `terms.yml`. Only the text itself is read: inline code, code blocks and
 * addresses are nodes of their own.
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

/**
 * @param {CompiledTerm[]} terms
 * @returns {import('@textlint/types').TextlintRuleReporter}
 */
export const termRule =
  (terms) =>
  ({ Syntax, RuleError, getSource, report, locator }) => ({
    [Syntax.Str](/** @type {import('@textlint/ast-node-types').TxtStrNode} */ node) {
      const text = getSource(node);
      for (const { term, expression } of terms) {
        for (const match of text.matchAll(expression)) {
          const found = match[0].replaceAll(/\s+/g, ' ');
          const padding = locator.range([match.index, match.index + match[0].length]);
          report(node, new RuleError(`"${found}": write ${term.write}`, { padding }));
        }
      }
    },
  });
