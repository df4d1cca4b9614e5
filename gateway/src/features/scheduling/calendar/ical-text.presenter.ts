/** A line of an iCalendar file (RFC 5545 3.1), before it is folded. */
export type ContentLine = string;

const lineOctets = 75;

/** The lines as a file: none longer than 75 octets, each ended by CRLF, no character torn apart. */
export function icalFile(lines: readonly ContentLine[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text value (RFC 5545 3.3.11). Control characters but the line end mean nothing there, and upset parsers. */
export function icalText(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}&&[^\n\t]]/gv, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** An instant as the world counts it: `20260308T160000Z`. */
export function icalInstant(instant: Date): string {
  return `${instant
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}Z$/, '')}Z`;
}

/** A time as a clock on the wall shows it: `20260308T090000`. */
export function icalLocal(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

function folded(line: ContentLine): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > lineOctets) {
      rows.push(row);
      // The blank that tells a continued line counts.
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += length;
  }
  return [...rows, row].join('\r\n');
}
