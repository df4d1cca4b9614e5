import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Random, randomOf } from '../storm/random.ts';

/** Connects two programs. Its target can change, and it can cut what passes at any byte. */
export class TcpProxy {
  target: number;
  /** The share of chunks at which a connection is cut, after a part of the chunk. */
  cutShare = 0;
  cuts = 0;
  private readonly sockets = new Set<Socket>();
  private readonly random: Random = randomOf(7);
  private server: Server;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((client) => this.pass(client));
  }

  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection. */
  cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    this.cutAll();
  }

  private pass(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    this.forward(client, server);
    this.forward(server, client);
  }

  private forward(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('error', () => undefined);
    from.once('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk: Buffer) => {
      if (this.random() >= this.cutShare) return void to.write(chunk);
      this.cuts += 1;
      const part = chunk.subarray(0, Math.floor(chunk.length * this.random()));
      to.write(part, () => {
        from.destroy();
        to.destroy();
      });
    });
  }
}
