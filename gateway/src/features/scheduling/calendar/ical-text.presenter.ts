/** A line of an iCalendar file (RFC 5545 3.1), before folding. */
export type ContentLine = string;

const lineOctets = 75;

/** Joins the lines into a file, and folds lines that are longer than 75 octets without splitting a character. */
export function formatIcalFile(lines: readonly ContentLine[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Escapes a text value (RFC 5545 3.3.11). Drops control characters except line breaks, because parsers reject them. */
export function escapeIcalText(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}&&[^\n\t]]/gv, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** An instant in UTC: `20260308T160000Z`. */
export function formatIcalInstant(instant: Date): string {
  return `${instant
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}Z$/, '')}Z`;
}

function fold(line: ContentLine): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > lineOctets) {
      rows.push(row);
      // The space that marks a continuation line counts as well.
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += length;
  }
  return [...rows, row].join('\r\n');
}
