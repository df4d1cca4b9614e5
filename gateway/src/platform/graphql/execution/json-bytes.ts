const [quote, backslash, space, maxAscii] = [0x22, 0x5c, 0x20, 0x7e];
const [dot, colon, zero, letterZ] = [0x2e, 0x3a, 0x30, 0x5a];

/** Longer texts are copied faster by the engine. */
const maxCopiedLength = 200;

/** More bytes are copied faster by the engine. */
const maxLoopedBytes = 64;

const initialSize = 64 * 1024;

/** More than this is released after use. */
const maxKeptSize = 1024 * 1024;
const dayMs = 86_400_000;

/** Ten years of days, so that the dates of a list are rarely written again. */
const maxKnownDates = 3660;

/**
 * JSON as bytes, ready to be sent. Each value is copied once, while text would be joined, flattened and encoded, and leave
 * ten times its size to the garbage collector.
 */
export class JsonBytes {
  private bytes = Buffer.allocUnsafeSlow(initialSize);
  private end = 0;
  /** By days since 1970: `"2026-07-15T` */
  private readonly dates = new Map<number, Buffer>();

  /** Returns a copy of all that was written, and starts again. */
  take(): Buffer {
    const taken = Buffer.copyBytesFrom(this.bytes, 0, this.end);
    this.clear();
    return taken;
  }

  clear(): void {
    this.end = 0;
    if (this.bytes.length > maxKeptSize) this.bytes = Buffer.allocUnsafeSlow(initialSize);
  }

  /** Adds bytes that are JSON already. */
  add(json: Uint8Array): void {
    const { length } = json;
    this.reserve(length);
    const { bytes, end } = this;
    if (length > maxLoopedBytes) bytes.set(json, end);
    else for (let index = 0; index < length; index += 1) bytes[end + index] = json[index] as number;
    this.end = end + length;
  }

  addByte(byte: number): void {
    this.reserve(1);
    this.bytes[this.end] = byte;
    this.end += 1;
  }

  /** Adds text that is JSON already. */
  addJson(json: string): void {
    this.reserve(json.length * 3);
    this.end += this.bytes.write(json, this.end);
  }

  /** Writes a text as `JSON.stringify` does. */
  writeText(text: string): void {
    if (text.length > maxCopiedLength || !this.copyText(text)) this.addJson(JSON.stringify(text));
  }

  /** Writes a text whose characters need neither an escape nor several bytes. Returns whether it did. */
  private copyText(text: string): boolean {
    const { length } = text;
    this.reserve(length + 2);
    const { bytes } = this;
    let at = this.end;
    bytes[at] = quote;
    for (let index = 0; index < length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit < space || unit > maxAscii || unit === quote || unit === backslash) return false;
      at += 1;
      bytes[at] = unit;
    }
    bytes[at + 1] = quote;
    this.end = at + 2;
    return true;
  }

  /** Writes a valid instant as `JSON.stringify` does. `Date.toISOString` takes far longer for dates that are written once. */
  writeInstant(instant: Date): void {
    const ms = instant.getTime();
    const day = Math.floor(ms / dayMs);
    const ofDay = ms - day * dayMs;
    const seconds = Math.floor(ofDay / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const fraction = ofDay - seconds * 1000;
    const hundreds = Math.floor(fraction / 100);
    this.add(this.dates.get(day) ?? this.noteDate(day));
    this.reserve(14);
    const { bytes, end } = this;
    writeDigits(bytes, end, hours);
    bytes[end + 2] = colon;
    writeDigits(bytes, end + 3, minutes - hours * 60);
    bytes[end + 5] = colon;
    writeDigits(bytes, end + 6, seconds - minutes * 60);
    bytes[end + 8] = dot;
    bytes[end + 9] = zero + hundreds;
    writeDigits(bytes, end + 10, fraction - hundreds * 100);
    bytes[end + 12] = letterZ;
    bytes[end + 13] = quote;
    this.end = end + 14;
  }

  private noteDate(day: number): Buffer {
    if (this.dates.size === maxKnownDates) this.dates.clear();
    const [date] = new Date(day * dayMs).toISOString().split('T');
    const written = Buffer.from(`"${date}T`);
    this.dates.set(day, written);
    return written;
  }

  private reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.end + size));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}

/** Writes a number below 100. */
function writeDigits(bytes: Buffer, at: number, number: number): void {
  const tens = Math.floor(number / 10);
  bytes[at] = zero + tens;
  bytes[at + 1] = zero + number - tens * 10;
}
