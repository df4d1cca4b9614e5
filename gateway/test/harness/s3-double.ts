import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../src/platform/config/config.js';

/** Implements the part of the S3 API that the file store uses, and keeps objects in memory. */
export class S3Double {
  lastRequest: Pick<IncomingMessage, 'method' | 'url' | 'headers'> | null = null;
  private readonly objects = new Map<string, Buffer>();
  private failures: { status: number; code: string | null }[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.handle(request, response));
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

  /** The next requests fail, as often as there are statuses. */
  failNext(statuses: readonly number[], code: string | null = null): void {
    this.failures = statuses.map((status) => ({ status, code }));
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.lastRequest = request;
    const body = await buffer(request);
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    const failure = this.failures.shift();
    if (failure) {
      respondWithError(response, failure.status, failure.code);
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
    respondWithError(response, 404, 'NoSuchKey');
  }
}

function respondWithError(response: ServerResponse, status: number, code: string | null): void {
  const error = code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Failed</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(error);
}
