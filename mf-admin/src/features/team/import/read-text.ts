/**
 * The text of a file as spreadsheets save one: UTF-8, UTF-16 with its mark, or else the old Western code page of Windows,
 * in which `é` is a byte that UTF-8 does not know.
 */
export async function readText(file: Blob): Promise<string> {
  return decode(new Uint8Array(await file.arrayBuffer()));
}

export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
