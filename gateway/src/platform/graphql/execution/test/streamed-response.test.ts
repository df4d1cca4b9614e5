import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getOperationAST,
  parse,
} from 'graphql';
import { compressResponses } from '../../../http/compression/compressed-responses.js';
import { planOperation } from '../operation-plan.js';

/** 10 MB, which is more than the sockets hold. */
const count = 10_000;
const longText = 'x'.repeat(1000);

/** Rows that know how many of them were written. The plan reads each once before, to accept it. */
class Rows {
  written = 0;
  readonly list: readonly object[];
  private reads = 0;

  constructor(failsAt?: number) {
    const read = (id: number) => this.read(id === failsAt);
    this.list = Array.from({ length: count }, (_, id) => ({
      id,
      get text() {
        return read(id);
      },
    }));
  }

  private read(fails: boolean): string {
    this.reads += 1;
    if (this.reads <= count) return 'accepted';
    this.written += 1;
    if (fails) throw new Error('the row changed');
    return longText;
  }
}

const Row = new GraphQLObjectType({
  name: 'Row',
  fields: { id: { type: new GraphQLNonNull(GraphQLInt) }, text: { type: GraphQLString } },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Rows>({
    name: 'Query',
    fields: { rows: { type: new GraphQLList(Row), resolve: (_source, _input, rows) => rows.list } },
  }),
});

async function respond(rows: Rows): Promise<Readable> {
  const document = parse('{ rows { id text } }');
  const definition = getOperationAST(document);
  if (!definition) throw new Error('no operation');
  const { data, write } = await planOperation(schema, document, definition).run(rows, {});
  return write({ data }) as Readable;
}

const http = Fastify();
let body: Readable;
beforeAll(async () => {
  http.decorateRequest('caller');
  http.addHook('onRequest', async (request) => {
    request.caller = { viewer: null, request: { publicUrl: 'http://localhost' } } as never;
  });
  compressResponses(http);
  http.get('/', async (_request, reply) => reply.type('application/json').send(body));
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close());

async function request(rows: Rows, encoding = 'identity'): Promise<IncomingMessage> {
  body = await respond(rows);
  const { port } = http.server.address() as AddressInfo;
  const [response] = await once(get({ port, headers: { 'accept-encoding': encoding } }), 'response');
  return response;
}

describe('a long list', () => {
  test('is written as fast as it is read', async () => {
    const rows = new Rows();
    const body = await respond(rows);
    const chunks = body.iterator();
    await chunks.next();
    expect(rows.written).toBeLessThan(count / 10);
    await chunks.return?.();
  });

  test('lets other work run between its slices', async () => {
    const rows = new Rows();
    const body = await respond(rows);
    const seen = new Set<number>();
    const look = () => {
      seen.add(rows.written);
      if (!body.readableEnded) setImmediate(look);
    };
    look();
    expect(JSON.parse(await textOf(body)).data.rows).toHaveLength(count);
    expect(seen.size).toBeGreaterThan(50);
  });

  test('is not written any further when its reader leaves', async () => {
    const rows = new Rows();
    const response = await request(rows);
    await once(response, 'data');
    const closed = new Promise((resolve) => body.once('close', resolve));
    response.destroy();
    await closed;
    expect(rows.written).toBeLessThan(count);
  });

  test.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ])('is compressed with %s while it is sent', async (encoding, createDecompressor) => {
    const response = await request(new Rows(), encoding);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(await textOf(response.pipe(createDecompressor()))).toBe(await textOf(await respond(new Rows())));
  });

  test.each(['identity', 'br', 'gzip'])('ends the connection when it fails after its start (%s)', async (encoding) => {
    const response = await request(new Rows(count - 1), encoding);
    expect(response.statusCode).toBe(200);
    await expect(textOf(response)).rejects.toThrow('aborted');
  });
});
