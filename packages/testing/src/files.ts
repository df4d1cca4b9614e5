import { File as NodeFile } from 'node:buffer';

/**
 * A picture as somebody picks it. Made of Node's own `File`, which Node's `FormData` and `fetch` can send:
 * the one of jsdom they can't.
 */
export function aPicture(name: string): File {
  return new NodeFile(['a picture'], name, { type: 'image/png' }) as unknown as File;
}

/** A text file as somebody picks it or drops it, which can also be read: that of jsdom can't. */
export function aTextFile(name: string, text: string): File {
  return new NodeFile([text], name, { type: 'text/csv' }) as unknown as File;
}
