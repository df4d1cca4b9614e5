import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let port: number;

beforeAll(async () => {
  gateway = await startGateway({ env: { MAX_BODY_KIB: '64', MAX_PHOTO_MIB: '1', MAX_PHOTOS_PER_CALL: '1' } });
  owner = await createActor(gateway, 'OWNER');
  port = Number(new URL(await gateway.url()).port);
});
afterAll(() => gateway.close());

const megabyte = 1024 * 1024;

/** Sends everything before it reads, like many clients, and returns what it then reads. */
async function send(path: string, headers: readonly string[], body: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Cookie: ${owner.headers.cookie}`,
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (const part of body) {
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), closed]);
  }
  await closed;
  return Buffer.concat(chunks).toString();
}

const padding = Buffer.alloc(megabyte, 'x');
const json = ['Content-Type: application/json'];
const chunk = [`${megabyte.toString(16)}\r\n`, padding, '\r\n'];
const form = `--edge\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const formEnd = '\r\n--edge--\r\n';
const formType = 'Content-Type: multipart/form-data; boundary=edge';

const cases: readonly (readonly [string, string, readonly string[], readonly (string | Buffer)[]])[] = [
  ['JSON', '/api/jobs', [...json, `Content-Length: ${3 * megabyte}`], [padding, padding, padding]],
  ['JSON in chunks', '/api/jobs', [...json, 'Transfer-Encoding: chunked'], [...chunk, ...chunk, ...chunk, '0\r\n\r\n']],
  ['GraphQL', '/graphql', [...json, `Content-Length: ${3 * megabyte}`], [padding, padding, padding]],
  [
    'a photo',
    '/api/timesheets/upload-images',
    [formType, `Content-Length: ${form.length + 4 * megabyte}`],
    [form, padding, padding, padding, padding],
  ],
  [
    'photos in chunks',
    '/api/timesheets/upload-images',
    [formType, 'Transfer-Encoding: chunked'],
    [
      `${form.length.toString(16)}\r\n`,
      form,
      '\r\n',
      ...chunk,
      ...chunk,
      ...chunk,
      `${formEnd.length.toString(16)}\r\n`,
      formEnd,
      '\r\n',
      '0\r\n\r\n',
    ],
  ],
];

describe('a body over the limit', () => {
  test.each(cases)(
    'is answered with 413 every time, and the client reads it: %s',
    async (_what, path, headers, body) => {
      const rounds = path === '/api/jobs' ? 10 : 3;
      const statuses: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const responses = await Promise.all(Array.from({ length: 5 }, () => send(path, headers, body)));
        statuses.push(...responses.map((response) => response.slice(0, 12)));
      }
      expect(statuses).toEqual(Array(5 * rounds).fill('HTTP/1.1 413'));
    },
  );
});
