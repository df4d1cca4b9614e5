import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ResponseBody } from './handler.js';

interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | undefined;
}

/** All other headers belong to the individual request. */
const replayedHeaders = ['content-type', 'link', 'location'] as const;

export function captureResponse(reply: FastifyReply, body: ResponseBody | undefined): StoredResponse {
  const headers: Record<string, string | string[]> = {};
  for (const name of replayedHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body: textOf(body) };
}

export function restoreResponse(response: StoredResponse, reply: FastifyReply): string | undefined {
  for (const name of replayedHeaders) reply.removeHeader(name);
  reply.code(response.status).headers(response.headers);
  return response.body;
}

function textOf(body: ResponseBody | undefined): string | undefined {
  if (body === undefined || typeof body === 'string') return body;
  if (Buffer.isBuffer(body)) return body.toString();
  throw new Error('the response of a command must not be a stream');
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a response with its idempotency key, because it contains personal data. The database only has a hash of the key. */
export function encryptResponse(response: StoredResponse, key: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(key), iv);
  const content = Buffer.concat([cipher.update(JSON.stringify(response)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

export function decryptResponse(encrypted: Buffer, key: string): StoredResponse {
  const decipher = createDecipheriv(algorithm, deriveKey(key), encrypted.subarray(0, ivBytes));
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const content = Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(content.toString()) as StoredResponse;
}

/** The hash under which a key is stored. The scope separates equal keys of different callers. */
export function hashOfKey(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\n${key}`).digest();
}

/** Identifies the request. Without the key, the fingerprint reveals nothing about it. */
export function fingerprintOf(key: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

function deriveKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'timetrack idempotent answer', 32));
}
