import type { Parameter } from './parameters.builder.js';

const code = { parse: 0x50, bind: 0x42, close: 0x43 };
/** Describe, Execute (all rows) and Sync of the unnamed portal never change. */
const describePortal = Buffer.from('4400000006' + '5000', 'hex');
const executePortal = Buffer.from('4500000009' + '0000000000', 'hex');
const sync = Buffer.from('5300000004', 'hex');

const initialSize = 16_384;
/** A larger buffer is given back after use. */
const keptSize = 1_048_576;
/** The protocol counts the parameters of a statement with 16 bits. */
const mostParameters = 65_535;

/** Writes messages of PostgreSQL's extended protocol, all into one buffer, so that a pipeline is one write. */
export class MessageWriter {
  private buffer = Buffer.allocUnsafe(initialSize);
  private end = 0;

  parse(name: string, text: string): this {
    const start = this.begin(code.parse, name.length + text.length * 3 + 8);
    this.text(name);
    this.text(text);
    this.int16(0);
    return this.finish(start);
  }

  bind(name: string, parameters: readonly Parameter[]): this {
    if (parameters.length > mostParameters) throw new Error(`a statement takes at most ${mostParameters} parameters`);
    const start = this.begin(code.bind, name.length + parameters.length * 2 + 12);
    this.buffer[this.end++] = 0;
    this.text(name);
    this.formats(parameters);
    this.int16(parameters.length);
    for (const parameter of parameters) this.value(parameter);
    this.int16(0);
    return this.finish(start);
  }

  close(name: string): this {
    const start = this.begin(code.close, name.length + 2);
    this.buffer[this.end++] = 0x53;
    this.text(name);
    return this.finish(start);
  }

  describe(): this {
    return this.copy(describePortal);
  }

  execute(): this {
    return this.copy(executePortal);
  }

  /** Ends the pipeline and returns its bytes. */
  sync(): Buffer {
    this.copy(sync);
    const bytes = Buffer.allocUnsafe(this.end);
    this.buffer.copy(bytes, 0, 0, this.end);
    this.reset();
    return bytes;
  }

  /** Drops what was written. */
  reset(): void {
    this.end = 0;
    if (this.buffer.length > keptSize) this.buffer = Buffer.allocUnsafe(initialSize);
  }

  /** All values are text, unless one is bytes: then each names its format. */
  private formats(parameters: readonly Parameter[]): void {
    const named = parameters.some((parameter) => parameter instanceof Uint8Array) ? parameters : [];
    this.int16(named.length);
    for (const parameter of named) this.int16(parameter instanceof Uint8Array ? 1 : 0);
  }

  private value(parameter: Parameter): void {
    if (parameter === null) {
      this.reserve(4);
      this.end = this.buffer.writeInt32BE(-1, this.end);
      return;
    }
    // A character takes at most three bytes for each of its UTF-16 units.
    this.reserve(6 + (typeof parameter === 'string' ? parameter.length * 3 : parameter.length));
    const lengthAt = this.end;
    this.end += 4;
    if (typeof parameter === 'string') this.end += this.buffer.write(parameter, this.end);
    else {
      this.buffer.set(parameter, this.end);
      this.end += parameter.length;
    }
    this.buffer.writeInt32BE(this.end - lengthAt - 4, lengthAt);
  }

  private begin(type: number, size: number): number {
    this.reserve(size + 5);
    this.buffer[this.end] = type;
    this.end += 5;
    return this.end - 4;
  }

  private finish(start: number): this {
    this.buffer.writeInt32BE(this.end - start, start);
    return this;
  }

  private text(text: string): void {
    this.end += this.buffer.write(text, this.end);
    this.buffer[this.end++] = 0;
  }

  private int16(value: number): void {
    this.reserve(2);
    this.end = this.buffer.writeUInt16BE(value, this.end);
  }

  private copy(bytes: Buffer): this {
    this.reserve(bytes.length);
    this.end += bytes.copy(this.buffer, this.end);
    return this;
  }

  private reserve(size: number): void {
    const needed = this.end + size;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(larger, 0, 0, this.end);
    this.buffer = larger;
  }
}
