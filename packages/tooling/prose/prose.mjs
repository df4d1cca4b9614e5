import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { committedFiles } from '../lib/committed-files.mjs';
import { proseOf } from './extract.mjs';
import { compile, findTerms } from './term-rule.mjs';

/**
 * @typedef {import('./term-rule.mjs').Term} Term
 * @typedef {{ file: string, line: number, message: string }} Finding
 */

/** @type {Term[]} */
export const terms = parse(readFileSync(path.join(import.meta.dirname, 'terms.yml'), 'utf8'));

const compiled = compile(terms);

/** Data, generated files, and examples of what the checks reject. */
const ignored = /(^|\/)(src\/gql|fixtures|templates)\/|^(package-lock\.json|gateway\/schema\.graphql)$|CHANGELOG\.md$/;

/**
 * Checks the English of the repository, or of the files whose path begins with one of `paths`.
 *
 * @param {string[]} [paths] relative to the top
 * @returns {Promise<Finding[]>}
 */
export async function checkProse(paths = []) {
  const files = committedFiles().filter(
    ({ name }) => !ignored.test(name) && (paths.length === 0 || paths.some((one) => isBelow(name, one))),
  );
  const findings = [];
  for (const file of files) findings.push(...findingsIn(file));
  return findings;
}

/** @param {string} name @param {string} place */
const isBelow = (name, place) => name === place || name.startsWith(`${place.replace(/\/$/, '')}/`);

/**
 * @param {import('./extract.mjs').File} file
 * @returns {Finding[]}
 */
export function findingsIn(file) {
  /** @type {Map<import('./extract.mjs').Kind, { text: string, lines: number[] }>} */
  const documents = new Map();
  for (const { kind, line, text } of proseOf(file)) {
    const document = documents.get(kind) ?? { text: '', lines: [] };
    documents.set(kind, document);
    // An empty line after each piece, so that two are not read as one paragraph.
    document.text += `${text}\n\n`;
    document.lines.push(...text.split('\n').map((_, index) => line + index), line);
  }
  return [...documents]
    .flatMap(([kind, { text, lines }]) => {
      const applicable = compiled.filter(({ term }) => doesApply(term, kind, file.name));
      return findTerms(text, applicable).map(({ line, message }) => ({
        file: file.name,
        line: lines[line - 1] ?? 1,
        message,
      }));
    })
    .sort((one, other) => one.line - other.line);
}

/**
 * @param {Term} term
 * @param {import('./extract.mjs').Kind} kind
 * @param {string} name
 */
const doesApply = ({ kinds, files, except }, kind, name) =>
  (!kinds || kinds.includes(kind)) &&
  (!files || new RegExp(files).test(name)) &&
  !(except && new RegExp(except).test(name));
