import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
     * Inserts rows at the end of a table: the properties of an object or the items of an array.
     *
     * @param {string} name
     * @param {RegExp} opening the first line of the table
     * @param {string} rows
     */
    insertRows: (name, opening, rows) => insert(name, (text) => endOfTable(text, opening), rows),

    /**
     * Inserts an item at the end of a list on one line or several.
     *
     * @param {string} name
     * @param {RegExp} opening what precedes the items, up to the bracket
     * @param {string} item
     */
    insertItem: (name, opening, item) =>
      edit(name, (text) => {
        const list = new RegExp(`(${opening.source})([^\\]]*?),?\\s*\\]`);
        if (!list.test(text)) throw new Error(`${name} has no ${opening}. Adapt packages/tooling/new/wiring.mjs.`);
        return text.replace(list, (_all, before, items) => `${before}${items}${items.trim() && ', '}${item}]`);
      }),
  };
}

/** @param {string} text @param {RegExp} opening */
function endOfTable(text, opening) {
  const match = opening.exec(text);
  if (!match) return -1;
  const start = match.index + match[0].length;
  return start + text.slice(start).search(/^[}\]]/m);
}
