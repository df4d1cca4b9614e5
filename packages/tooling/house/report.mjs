/**
 * @param {import('./figures.mjs').Figures} figures
 * @param {import('./figures.mjs').Figures} [before]
 * @returns {string} a Markdown table
 */
export function table(figures, before) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(figures)])];
  const rows = names.map((name) => [name, ...(before ? [cell(before[name])] : []), cell(figures[name])]);
  const head = ['figure', ...(before ? ['before', 'after'] : ['now'])];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((text, column) => (column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[0] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `-${'-'.repeat(width)}${column ? ':' : '-'}`).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const cell = (/** @type {number | undefined} */ value) => (value === undefined ? '' : value.toLocaleString('en-US'));

/**
 * @param {import('./figures.mjs').Pair[]} pairs
 * @returns {string} each pair with one import in each direction
 */
export const listPairs = (pairs) =>
  pairs
    .map(({ one, other, there, back }) =>
      [`${one} <-> ${other}`, `  ${there.from} -> ${there.to}`, `  ${back.from} -> ${back.to}`].join('\n'),
    )
    .join('\n');
