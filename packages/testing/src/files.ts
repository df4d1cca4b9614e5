import { File as NodeFile } from 'node:buffer';

/**
 * A picture as a user selects it. It is a `File` of Node, because Node's `FormData` and `fetch` cannot send a `File` of
 * jsdom.
 */
export function aPicture(name: string): File {
  return new NodeFile(['a picture'], name, { type: 'image/png' }) as unknown as File;
}

/** A text file as a user selects or drops it. Unlike a `File` of jsdom, it can be read. */
export function aTextFile(name: string, text: string): File {
  return new NodeFile([text], name, { type: 'text/csv' }) as unknown as File;
}
