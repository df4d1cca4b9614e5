/** Rows are stored in parts of about this many bytes before compression, so that each part fits in memory. */
export const partBytes = 4 * 1024 * 1024;

/** `database/public/timesheets/000001.copy.zst` */
export const partName = (schema: string, table: string, number: number) =>
  `database/${schema}/${table}/${String(number).padStart(6, '0')}.copy.zst`;

/** The table of an entry, or null for other entries. */
export function tableOfPart(name: string): { readonly schema: string; readonly name: string } | null {
  const [, schema, table] = /^database\/([^/]+)\/([^/]+)\/\d{6,}\.copy\.zst$/.exec(name) ?? [];
  return schema && table ? { schema, name: table } : null;
}

/** Each row of COPY ends with a line feed, and values contain none: PostgreSQL writes `\n` as two letters. */
export function countRows(content: Buffer): number {
  let rows = 0;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** Groups the chunks of a stream into buffers of about `partBytes`. */
export async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let group: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    group.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(group);
    group = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(group);
}
