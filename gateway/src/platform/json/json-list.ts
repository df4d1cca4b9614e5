import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Large enough for few writes, and small enough for other requests to wait only some milliseconds. */
const pieceLength = 64 * 1024;

/**
 * The JSON of a list. The text of a long one is written in pieces while the client reads it, so that it is never in
 * memory as a whole. The values must not change until the end.
 */
export function writeJsonList(values: Iterable<unknown>): string | Readable {
  const pieces = listPieces(values);
  const { value: first = '' } = pieces.next();
  const second = pieces.next();
  return second.done ? first : Readable.from(takeTurns([first, second.value], pieces));
}

function* listPieces(values: Iterable<unknown>): Generator<string, undefined> {
  let piece = '[';
  let separator = '';
  for (const value of values) {
    if (piece.length >= pieceLength) {
      yield piece;
      piece = '';
    }
    piece += separator + JSON.stringify(value);
    separator = ',';
  }
  yield `${piece}]`;
}

/** Other requests get a turn between two pieces. */
async function* takeTurns(first: readonly string[], others: Iterable<string>): AsyncGenerator<string> {
  yield* first;
  for (const piece of others) {
    await setImmediate();
    yield piece;
  }
}
