/** What a reader may take for the end of a cell, whatever the writer meant. */
const separator = /([,;|\t\r\n])/;

/**
 * Some spreadsheets skip leading spaces and invisible characters before a formula. A reader with another separator also drops
 * the quotation marks at which a cell then starts.
 */
const formula = /^[\s\p{Cf}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

const leadingControl = /^[\t\r\n]/;

/** Most texts, and every id and date. */
const plain = /^[\da-z][\da-z .:/_@-]*$/i;

/**
 * A text that no spreadsheet runs as a formula: an apostrophe makes it show the text. It is put at the start, and after each
 * character at which a reader with another separator would start a cell (OWASP, CSV injection).
 */
export function escapeFormula(text: string): string {
  if (plain.test(text)) return text;
  const parts = text.split(separator).map((part) => (formula.test(part) ? `'${part}` : part));
  return `${leadingControl.test(text) ? "'" : ''}${parts.join('')}`;
}

/** What would end a cell or a line, with this separator or another one. */
const quoted = /[",;|\t\r\n]/;

/** A text as a cell of comma-separated values (RFC 4180), which is never a formula. */
export function toCsvCell(text: string): string {
  const safe = escapeFormula(text);
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
