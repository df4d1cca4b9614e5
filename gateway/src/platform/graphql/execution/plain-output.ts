import type { JsonBytes } from './json-bytes.js';

type WriteObject = (source: object, output: PlainOutput) => void;

/**
 * Where plain data is written. The objects that occur again below the items of a large list, such as the people of thousands
 * of shifts, are written once.
 */
export class PlainOutput {
  private readonly known = new Map<WriteObject, Map<object, Buffer | null>>();
  private isItem = true;

  constructor(
    readonly json: JsonBytes,
    private readonly isLarge: boolean,
  ) {}

  writeItem(write: (item: unknown, output: PlainOutput) => void, item: unknown): void {
    this.isItem = true;
    write(item, this);
  }

  writeObject(write: WriteObject, source: object): void {
    if (this.isItem) {
      // Items themselves occur once.
      this.isItem = false;
      write(source, this);
    } else if (this.isLarge) this.writeRepeated(write, source);
    else write(source, this);
  }

  /** Keeps what it writes from the second time on: copying what occurs once would take longer than writing it. */
  private writeRepeated(write: WriteObject, source: object): void {
    const objects = this.objectsOf(write);
    const known = objects.get(source);
    if (known) {
      this.json.add(known);
      return;
    }
    const start = this.json.length;
    write(source, this);
    objects.set(source, known === undefined ? null : this.json.copyFrom(start));
  }

  private objectsOf(write: WriteObject): Map<object, Buffer | null> {
    const known = this.known.get(write);
    if (known) return known;
    const objects = new Map<object, Buffer | null>();
    this.known.set(write, objects);
    return objects;
  }
}
