import { connect, type Socket } from 'node:net';

export interface Received {
  readonly status: number;
  readonly body: string;
}

/**
 * A keep-alive connection that costs less than the servers it measures: it sends prepared bytes and looks only for the
 * end of the response.
 */
export class Connection {
  private readonly socket: Socket;
  private parts: Buffer[] = [];
  private head: { readonly status: number; readonly length: number | null } | null = null;
  private received = 0;
  private tail = '';
  private keepsBody = false;
  private settle: { resolve(received: Received): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (error) => this.settle?.reject(error));
    socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')));
  }

  static async to(address: string): Promise<Connection> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Connection(socket);
  }

  /** Without `keepsBody`, the body is received and dropped. */
  send(request: Buffer, keepsBody = false): Promise<Received> {
    this.keepsBody = keepsBody;
    this.socket.write(request);
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    let body = chunk;
    if (!this.head) {
      this.parts.push(chunk);
      const all = this.parts.length === 1 ? chunk : Buffer.concat(this.parts);
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.parts = [];
      const head = all.toString('latin1', 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      this.head = { status: Number(head.slice(9, 12)), length: length === undefined ? null : Number(length) };
      body = all.subarray(end + 4);
    }
    this.received += body.length;
    if (this.keepsBody) this.parts.push(body);
    if (this.head.length === null) this.tail = (this.tail + body.subarray(-5).toString('latin1')).slice(-5);
    if (this.isComplete(this.head)) this.finish(this.head);
  }

  private isComplete({ status, length }: { readonly status: number; readonly length: number | null }): boolean {
    if (status === 204) return true;
    return length === null ? this.tail === '0\r\n\r\n' : this.received >= length;
  }

  private finish({ status, length }: { readonly status: number; readonly length: number | null }): void {
    const bytes = Buffer.concat(this.parts);
    const body = length === null && this.keepsBody ? withoutChunks(bytes) : bytes.toString();
    [this.parts, this.head, this.received, this.tail] = [[], null, 0, ''];
    const { settle } = this;
    this.settle = null;
    settle?.resolve({ status, body });
  }
}

/** Decodes `Transfer-Encoding: chunked`. */
function withoutChunks(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts).toString();
}

export interface RequestParts {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** The bytes of a request, as a browser's fetch would send it, without compression. */
export function requestBytes(
  address: string,
  { method = 'GET', path, cookie, body, idempotencyKey }: RequestParts,
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    `cookie: ${cookie}`,
    'user-agent: timetrack-bench',
    ...(idempotencyKey ? [`idempotency-key: ${idempotencyKey}`] : []),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

/** One request on a connection of its own. */
export async function fetchOnce(address: string, parts: RequestParts): Promise<Received> {
  const connection = await Connection.to(address);
  try {
    return await connection.send(requestBytes(address, parts), true);
  } finally {
    connection.close();
  }
}
