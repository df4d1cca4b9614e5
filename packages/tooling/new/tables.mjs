import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Row
 * @property {string} name its key, or its first item: `clockIn`
 * @property {number} end where its last line ends
 */

/**
 * Edits the files of the repository below `top`. Each edit finds its position by a landmark in the file and fails if
 * the landmark is missing, so that no edit is silently skipped.
 *
 * @param {string} top
 */
export function editor(top) {
  const edit = (/** @type {string} */ name, /** @type {(text: string) => string} */ change) => {
    const file = path.join(top, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const insert = (
    /** @type {string} */ name,
    /** @type {(text: string) => number} */ place,
    /** @type {string} */ lines,
  ) =>
    edit(name, (text) => {
      const at = place(text);
      if (at < 0) throw new Error(`${name} has no place for:\n${lines}Adapt packages/tooling/new/wiring.mjs.`);
      return text.slice(0, at) + lines + text.slice(at);
    });
  return {
    edit,

    /** @param {string} name @param {string} lines */
    prepend: (name, lines) => edit(name, (text) => lines + text),

    /** @param {string} name @param {RegExp} landmark @param {string} lines */
    insertBefore: (name, landmark, lines) => insert(name, (text) => text.search(landmark), lines),

    /**
     * Inserts rows in a table after the last row that is related to them, or else at its end.
     *
     * @param {string} name
     * @param {RegExp} opening the first line of the table
     * @param {string} rows
     * @param {(name: string) => boolean} [isRelated]
     */
    insertRows: (name, opening, rows, isRelated = () => false) =>
      insert(name, (text) => placeFor(text, opening, isRelated), rows),

    /**
     * Inserts an item in a list on one line or several, after the last item that is related to it, or else at its end.
     *
     * @param {string} name
     * @param {RegExp} opening what precedes the items, up to the bracket
     * @param {string} item
     * @param {(item: string) => boolean} [isRelated]
     */
    insertItem: (name, opening, item, isRelated = () => false) =>
      edit(name, (text) => {
        const list = new RegExp(`(${opening.source})([^\\]]*)\\]`);
        if (!list.test(text)) throw new Error(`${name} has no ${opening}. Adapt packages/tooling/new/wiring.mjs.`);
        return text.replace(list, (_all, before, content) => {
          const items = content.split(',').map((/** @type {string} */ each) => each.trim());
          const present = items.filter((/** @type {string} */ each) => each !== '');
          const last = present.findLastIndex(isRelated);
          return `${before}${present.toSpliced(last < 0 ? present.length : last + 1, 0, item).join(', ')}]`;
        });
      }),
  };
}

/**
 * Lists the rows of a table: the properties of an object or the items of an array, indented by two spaces.
 *
 * @param {string} text
 * @param {RegExp} opening
 * @returns {{ start: number, rows: Row[] } | undefined}
 */
export function tableIn(text, opening) {
  const match = opening.exec(text);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const body = text.slice(start, start + text.slice(start).search(/^[}\]]/m));
  const rows = [...body.matchAll(/^ {2}[^ }\])\n].*\n(?:(?: {4}.*| {2}[}\])].*)?\n)*/gm)].map(({ 0: row, index }) => ({
    name: /[\w.-]+/.exec(row)?.[0] ?? '',
    end: start + index + row.trimEnd().length + 1,
  }));
  return { start, rows };
}

/** @param {string} text @param {RegExp} opening @param {(name: string) => boolean} isRelated */
function placeFor(text, opening, isRelated) {
  const table = tableIn(text, opening);
  if (!table) return -1;
  const row = table.rows.findLast(({ name }) => isRelated(name)) ?? table.rows.at(-1);
  return row?.end ?? table.start;
}
