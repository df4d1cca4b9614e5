/** A statement as a program sent it to PostgreSQL. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

const startup = 196_608;
const startupOfVersion = new Set([startup, startup + 2]);

/** Reads what a program sends to PostgreSQL on one connection. Of an encrypted connection, it reads nothing. */
export class FrontendReader {
  /** Empty until the connection says it, and if it is encrypted. */
  application = '';
  private rest: Buffer = Buffer.alloc(0);
  private isStarted = false;
  private isOpaque = false;
  private readonly prepared = new Map<string, string>();
  private bound: SentStatement = { text: '', values: [] };

  /** Returns the statements whose execution the chunk asks for. */
  read(chunk: Buffer): SentStatement[] {
    if (this.isOpaque) return [];
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const executed: SentStatement[] = [];
    for (let message = this.next(); message; message = this.next()) {
      if (message.type === '') this.start(message.content);
      else this.take(message.type, message.content, executed);
      if (this.isOpaque) break;
    }
    return executed;
  }

  /** The next whole message. The first one of a connection has no type. */
  private next(): { readonly type: string; readonly content: Buffer } | undefined {
    const head = this.isStarted ? 1 : 0;
    if (this.rest.length < head + 4) return undefined;
    const length = this.rest.readInt32BE(head) + head;
    if (this.rest.length < length) return undefined;
    const type = this.isStarted ? String.fromCharCode(this.rest[0] ?? 0) : '';
    const content = this.rest.subarray(head + 4, length);
    this.rest = this.rest.subarray(length);
    return { type, content };
  }

  private start(message: Buffer): void {
    // A request for encryption, or to cancel a statement.
    if (!startupOfVersion.has(message.readInt32BE(0))) {
      this.isOpaque = true;
      return;
    }
    this.isStarted = true;
    const words = message.toString('utf8', 4).split('\0');
    const at = words.indexOf('application_name');
    this.application = at >= 0 ? (words[at + 1] ?? '') : 'unnamed';
  }

  private take(type: string, message: Buffer, executed: SentStatement[]): void {
    if (type === 'P') {
      const [name = '', text = ''] = textsOf(message, 2);
      this.prepared.set(name, text);
    }
    if (type === 'B') this.bound = this.readBind(message);
    if (type === 'E') executed.push(this.bound);
    if (type === 'Q') executed.push({ text: textsOf(message, 1)[0] ?? '', values: [] });
  }

  private readBind(message: Buffer): SentStatement {
    const [portal = '', name = ''] = textsOf(message, 2);
    let at = Buffer.byteLength(portal) + Buffer.byteLength(name) + 2;
    const formats = message.readInt16BE(at);
    const formatsAt = at + 2;
    const formatOf = (index: number) =>
      formats === 0 ? 0 : message.readInt16BE(formatsAt + (formats > 1 ? 2 * index : 0));
    at = formatsAt + 2 * formats;
    const count = message.readInt16BE(at);
    at += 2;
    const values: (string | null)[] = [];
    for (let index = 0; index < count; index += 1) {
      const length = message.readInt32BE(at);
      at += 4;
      const bytes = message.subarray(at, at + Math.max(0, length));
      // Only bytes are sent in binary form.
      const text = formatOf(index) === 1 ? `\\x${bytes.toString('hex')}` : bytes.toString();
      values.push(length < 0 ? null : text);
      at += bytes.length;
    }
    return { text: this.prepared.get(name) ?? '', values };
  }
}

/** The first texts of a message. A zero byte ends each. */
function textsOf(message: Buffer, count: number): string[] {
  const texts: string[] = [];
  for (let at = 0; texts.length < count; ) {
    const end = message.indexOf(0, at);
    texts.push(message.toString('utf8', at, end));
    at = end + 1;
  }
  return texts;
}
