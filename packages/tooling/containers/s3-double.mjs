import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Plays the S3-compatible store: one bucket, in memory. Refuses requests that another key signed, and other buckets.
 *
 * @param {{ bucket: string, accessKeyId: string }} settings
 * @returns {Promise<{ port: number, size: () => number, stop: () => void }>}
 */
export async function startS3Double({ bucket, accessKeyId }) {
  /** @type {Map<string, Buffer>} */
  const objects = new Map();
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://store');
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) return fail(403, 'InvalidAccessKeyId');
    if (!pathname.startsWith(`/${bucket}/`)) return fail(404, 'NoSuchBucket');
    switch (request.method) {
      case 'PUT':
        objects.set(pathname, content);
        return response.writeHead(200, { etag: '"1"' }).end();
      case 'DELETE':
        objects.delete(pathname);
        return response.writeHead(204).end();
      case 'GET': {
        const found = objects.get(pathname);
        return found ? response.writeHead(200, { 'content-length': found.length }).end(found) : fail(404, 'NoSuchKey');
      }
      default:
        return fail(501, 'NotImplemented');
    }

    function fail(/** @type {number} */ status, /** @type {string} */ code) {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  return {
    port: address.port,
    size: () => objects.size,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
