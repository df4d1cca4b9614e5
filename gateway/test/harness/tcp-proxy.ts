import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** When a connection is cut: before PostgreSQL receives what the client sent, or once it has answered. */
type Cut = 'BEFORE' | 'AFTER';

interface Trap {
  readonly pattern: RegExp;
  readonly cut: Cut;
}

/** Connects a gateway to its database, and fails in the ways in which networks and servers do. */
export class TcpProxy {
  private readonly pairs = new Set<readonly [client: Socket, server: Socket]>();
  private server: Server | null = null;
  private port = 0;
  private trap: Trap | null = null;
  private rejection: string | null = null;
  private isFrozen = false;

  private constructor(private readonly target: URL) {}

  static async start(databaseUrl: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(databaseUrl));
    await proxy.restore();
    return proxy;
  }

  /** The URL of the database, through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** Cuts every connection, and refuses new ones. */
  async refuse(): Promise<void> {
    this.server?.close();
    this.server = null;
    this.cut();
  }

  /** Accepts connections again, and lets everything pass. */
  async restore(): Promise<void> {
    this.rejection = null;
    this.trap = null;
    this.thaw();
    if (this.server) return;
    this.server = createServer((client) => this.pass(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection. New ones pass. */
  cut(): void {
    for (const [client, server] of this.pairs) {
      client.destroy();
      server.destroy();
    }
  }

  /** Drops all data in both directions without closing the connections. */
  freeze(): void {
    this.isFrozen = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** Cuts the next connection on which a client sends this. */
  cutAt(pattern: RegExp, cut: Cut): void {
    this.trap = { pattern, cut };
  }

  /** Cuts every connection, and answers new ones with this state, as a server does that is starting or full. */
  reject(sqlState: string): void {
    this.rejection = sqlState;
    this.cut();
  }

  private pass(client: Socket): void {
    client.on('error', () => undefined);
    if (this.rejection) return void client.once('data', () => client.end(fatalError(this.rejection ?? '')));
    const server = connect(Number(this.target.port), this.target.hostname);
    server.on('error', () => undefined);
    const pair = [client, server] as const;
    this.pairs.add(pair);
    let isTrapped = false;
    client.on('data', (chunk) => {
      const { trap } = this;
      if (trap?.pattern.test(chunk.toString('latin1'))) {
        this.trap = null;
        if (trap.cut === 'BEFORE') return void client.destroy();
        isTrapped = true;
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => (isTrapped ? client.destroy() : client.write(chunk)));
    for (const socket of pair) {
      if (this.isFrozen) socket.pause();
      socket.once('close', () => {
        this.pairs.delete(pair);
        client.destroy();
        server.destroy();
      });
    }
  }
}

/** https://www.postgresql.org/docs/18/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE */
function fatalError(state: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0Mno connection\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
