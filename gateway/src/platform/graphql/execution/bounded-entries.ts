/** Entries in the order of their last use, whose sizes add up to `maxSize` at most. The longest unused ones make room. */
export class BoundedEntries<Value> {
  private readonly entries = new Map<string, { readonly value: Value; size: number }>();
  private total = 0;

  constructor(private readonly maxSize: number) {}

  has(key: string): boolean {
    return this.entries.has(key);
  }

  add(key: string, value: Value, size: number): void {
    this.take(key);
    this.entries.set(key, { value, size });
    this.total += size;
    this.makeRoom();
  }

  /** Returns a value and makes it the last used one. */
  use(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Returns a value and removes it. */
  take(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.total -= entry.size;
    return entry.value;
  }

  /** Notes that a value takes more space, or less. */
  grow(key: string, size: number): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.size += size;
    this.total += size;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.maxSize) return;
      this.take(oldest);
    }
  }
}
