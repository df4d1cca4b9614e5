import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { FrontendReader, type SentStatement } from './frontend-reader.ts';

/** What passed a proxy, of the connections of one program. */
export interface Traffic {
  bytes: number;
  statements: number;
}

/** Between the gateway and a server: counts what passes, by the application name of each connection. */
export class CountingProxy {
  private readonly traffic = new Map<string, Traffic>();
  private readonly seen = new Map<string, SentStatement>();
  private readonly sockets = new Set<Socket>();
  private readonly target: number;
  private readonly server: Server;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((client) => this.pass(client));
  }

  static async start(target: number): Promise<CountingProxy> {
    const proxy = new CountingProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    // A proxy alone keeps no bench alive that has failed.
    proxy.server.unref();
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** What passed since the last reset, of the connections for requests, or of another program. */
  of(application = 'timetrack'): Traffic {
    return this.traffic.get(application) ?? { bytes: 0, statements: 0 };
  }

  /** How many connections are open. */
  get connections(): number {
    return this.sockets.size / 2;
  }

  /** Each statement of requests, with the values that were sent last. */
  get statements(): readonly SentStatement[] {
    return [...this.seen.values()];
  }

  reset(): void {
    this.traffic.clear();
    this.seen.clear();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    const reader = new FrontendReader();
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.once('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      const statements = reader.read(chunk);
      this.count(reader.application, chunk.length, statements);
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      this.count(reader.application, chunk.length, []);
      client.write(chunk);
    });
  }

  private count(application: string, bytes: number, statements: readonly SentStatement[]): void {
    const traffic = this.traffic.get(application) ?? { bytes: 0, statements: 0 };
    traffic.bytes += bytes;
    traffic.statements += statements.length;
    this.traffic.set(application, traffic);
    if (application !== 'timetrack') return;
    for (const statement of statements) this.seen.set(statement.text, statement);
  }
}
