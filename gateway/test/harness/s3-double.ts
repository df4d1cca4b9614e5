import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../src/platform/config/config.types.js';

/** Implements the part of the S3 API that the file store uses, and keeps objects in memory. */
export class S3Double {
  lastRequest: Pick<IncomingMessage, 'method' | 'url' | 'headers'> | null = null;
  private readonly objects = new Map<string, Buffer>();
  private nextStatus: number | null = null;

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response));
  }

  static async start(): Promise<S3Double> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new S3Double(server);
  }

  get config(): S3Config {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'photos-bucket',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      forcePathStyle: true,
    };
  }

  failNext(status: number): void {
    this.nextStatus = status;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.lastRequest = request;
    const body = await buffer(request);
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    if (this.nextStatus) {
      response.writeHead(this.nextStatus).end();
      this.nextStatus = null;
    } else if (request.method === 'PUT') {
      this.objects.set(key, body);
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      this.get(key, response);
    }
  }

  private get(key: string, response: ServerResponse): void {
    const object = this.objects.get(key);
    if (object) return void response.writeHead(200, { 'content-length': object.length }).end(object);
    const error = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>';
    response.writeHead(404, { 'content-type': 'application/xml' }).end(error);
  }
}
