import { parseSync, Visitor } from 'oxc-parser';

/**
 * A piece of English in a file.
 *
 * @typedef {'document' | 'comment' | 'test group' | 'test name' | 'message'} Kind
 * @typedef {{ kind: Kind, line: number, text: string }} Prose `line` is where `text` begins, counted from 1
 * @typedef {{ name: string, text: string }} File
 */

/**
 * Finds the English in a file: a whole Markdown document, the comments of code, the names of tests, and the sentences
 * in the strings of production code, which people read on a screen, in a log or in an error.
 *
 * @param {File} file
 * @returns {Prose[]}
 */
export function proseOf(file) {
  if (file.name.endsWith('.md')) return [{ kind: 'document', line: 1, text: file.text }];
  if (file.name.endsWith('.css')) return commentsOf(file.text, /\/\*([\s\S]*?)\*\//g);
  if (file.name.endsWith('.sql')) return commentsOf(file.text, /--(.*)/g);
  if (/\.(ya?ml|sh)$|(^|\/)(Dockerfile|\.ci\/run)$/.test(file.name)) return commentsOf(file.text, /(?:^|\s)# (.*)/gm);
  if (/\.(tsx?|mjs|cjs)$/.test(file.name)) return proseOfCode(file);
  return [];
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {Prose[]}
 */
const commentsOf = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => ({
    kind: 'comment',
    line: lineAt(text, match.index + match[0].indexOf(match[1] ?? '')),
    text: trimComment(match[1] ?? ''),
  }));

/**
 * @param {File} file
 * @returns {Prose[]}
 */
function proseOfCode({ name, text }) {
  const isTest = /\.(test|e2e|bench)\.(tsx?|mjs)$/.test(name);
  const { program, comments } = parseSync(name, text);
  /** @type {Prose[]} */
  const found = mergeLineComments(text, comments);
  /** @type {Set<unknown>} */
  const names = new Set();
  const add = (/** @type {Kind} */ kind, /** @type {number} */ start, /** @type {string} */ words) =>
    found.push({ kind, line: lineAt(text, start), text: words });
  const sentence = (/** @type {{ start: number }} */ { start }, /** @type {string} */ words) => {
    if (!isTest && isSentence(words)) add('message', start, words);
  };

  new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      const callee = text.slice(call.callee.start, call.callee.end);
      if (!(title && isTestFunction(callee))) return;
      names.add(title);
      const words = wordsOf(title);
      if (words !== undefined) add(callee.includes('describe') ? 'test group' : 'test name', title.start, words);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !names.has(node)) sentence(node, node.value);
    },
    TemplateLiteral(node) {
      if (!names.has(node)) sentence(node, wordsOf(node) ?? '');
    },
    JSXText(node) {
      sentence(node, node.value);
    },
  }).visit(program);
  return found.sort((one, other) => one.line - other.line);
}

/** @param {string} callee */
const isTestFunction = (callee) => /^(describe|test|it)(\.(only|step|describe))?(\.(each|for)\b|$)/.test(callee);

/** @param {any} node @returns {string | undefined} the text of a literal, with `X` for each part that is computed */
function wordsOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('X');
}

/** Whether a string has three words in a row and does not look like code, CSS classes or SQL. @param {string} words */
const isSentence = (words) =>
  /(^|[\s(])[A-Za-z][a-z']*,?( [A-Za-z][a-z']*[,.:;?!]?){2,}(?=\s|$|\))/.test(words) &&
  !/[{}=<>]|\b(SELECT|INSERT|UPDATE|DELETE|WHERE|CREATE|ALTER)\b|(^|\s)[a-z]+:[a-z-]+/.test(words);

/**
 * Joins line comments on adjacent lines, because a sentence may continue on the next line.
 *
 * @param {string} text
 * @param {{ type: string, value: string, start: number, end: number }[]} comments
 * @returns {Prose[]}
 */
function mergeLineComments(text, comments) {
  /** @type {(Prose & { last: number })[]} */
  const mergedComments = [];
  for (const { type, value, start } of comments) {
    if (/^[*\s]*(biome-ignore|@ts-|@jest-|webpack)/.test(value)) continue;
    const line = lineAt(text, start);
    const previous = mergedComments.at(-1);
    if (type === 'Line' && previous?.last === line - 1) {
      previous.text += `\n${trimComment(value)}`;
      previous.last = line;
    } else {
      mergedComments.push({ kind: 'comment', line, text: trimComment(value), last: type === 'Line' ? line : -1 });
    }
  }
  return mergedComments.map(({ kind, line, text: words }) => ({ kind, line, text: words }));
}

/** Removes what a comment has besides its words: stars at the beginning of lines, and types and names in JSDoc tags. */
const trimComment = (/** @type {string} */ comment) =>
  comment
    .replace(/^\*/, '')
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .replaceAll(/@(param|property|typedef|type|returns|throws|callback|template)\b(\s*\{(?:[^{}]|\{[^{}]*\})*\})?/g, '')
    .replaceAll(/^[ \t]+/gm, '');

const lineAt = (/** @type {string} */ text, /** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
