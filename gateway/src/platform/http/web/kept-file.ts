import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../compression/accepted-encoding.js';
import type { KeptFiles } from './kept-files.js';

/** A file of the shell or a module whose name contains a hash of its content. */
const address = /^(?:\/modules\/(mf-[\da-z-]+))?\/([\w.@~-]+\.[\da-f]{10}\.\w+)$/;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Sends a file of an earlier release. Resolves to false, and sends nothing, if there is no such file. */
export async function sendKeptFile(
  keptFiles: KeptFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [, unit = 'shell', name] = address.exec(request.url.split('?', 1)[0] ?? '') ?? [];
  if (!name || !(request.method === 'GET' || request.method === 'HEAD')) return false;
  const file = await keptFiles.find(unit, name, chooseEncoding(request.headers));
  if (!file) return false;
  reply.code(200).headers({
    'cache-control': immutable,
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
    ...(file.encoding && { 'content-encoding': file.encoding }),
  });
  reply.send(file.content);
  return true;
}

export const immutable = 'public, max-age=31536000, immutable';
