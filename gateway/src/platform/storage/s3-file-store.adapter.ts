import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import pRetry from 'p-retry';
import type { AwsKeys, S3Config, S3Credentials } from '../config/config.types.js';
import { amazonDomain } from '../config/s3.settings.js';
import { originalMessageOf } from '../errors/index.js';
import { currentSpan } from '../tracing/current-span.store.js';
import { StoreAwayError } from './away-store.adapter.js';
import { AwsRoleKeys } from './aws-role.adapter.js';
import { assertFileKey, type FileStore } from './file-store.ports.js';

/** How long the store may take until its response begins. */
const patience = 20_000;

/** Files in a bucket of any S3-compatible store. */
export class S3FileStore implements FileStore {
  private readonly getKeys: () => Promise<AwsKeys>;
  private readonly bucketUrl: string;

  constructor(private readonly config: S3Config) {
    this.getKeys = provideKeys(config.credentials);
    this.bucketUrl = bucketUrl(config);
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    const body = new Uint8Array(content);
    const sha256 = hash('sha256', content, 'hex');
    const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
    await discard(await this.call(key, { method: 'PUT', body, headers }));
  }

  async open(key: string): Promise<Readable | null> {
    const response = await this.call(key, { method: 'GET' });
    return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null;
  }

  async remove(key: string): Promise<void> {
    await discard(await this.call(key, { method: 'DELETE' }));
  }

  /**
   * The response, or null if the store has no such key. Calls that fail for a reason that may pass are repeated, then throw a
   * StoreAwayError.
   */
  private async call(key: string, request: RequestInit): Promise<Response | null> {
    assertFileKey(key);
    return await pRetry(() => this.attempt(`${this.bucketUrl}/${key}`, request), {
      retries: 2,
      minTimeout: 100,
      shouldRetry: ({ error }) => mayPass(error),
    }).catch((error: Error) => {
      throw mayPass(error) ? new StoreAwayError(originalMessageOf(error), { cause: error }) : error;
    });
  }

  private async attempt(url: string, request: RequestInit): Promise<Response | null> {
    const client = new AwsClient({ ...(await this.getKeys()), service: 's3', region: this.config.region });
    const signed = await client.sign(url, request);
    // Not part of the signature, so that a proxy may replace it.
    const traceparent = currentSpan()?.traceparent;
    if (traceparent) signed.headers.set('traceparent', traceparent);
    const response = await fetchHead(signed);
    if (response.ok) return response;
    const code = readErrorCode(await response.text());
    if (response.status === 404 && code === 'NoSuchKey') return null;
    throw new S3Error(String(request.method), response.status, code);
  }
}

function provideKeys(credentials: S3Credentials): () => Promise<AwsKeys> {
  if (credentials.source === 'keys') return async () => credentials;
  const role = new AwsRoleKeys(credentials);
  return () => role.get();
}

/** Errors without an answer of the store are those of the network. */
const mayPass = (error: Error) => !(error instanceof S3Error) || error.mayPass;

class S3Error extends Error {
  readonly mayPass: boolean;

  constructor(method: string, status: number, code: string | null) {
    super(`The S3 store answered ${method} with ${status}${code ? ` ${code}` : ''}.`);
    this.mayPass = status >= 500 || status === 429 || status === 408;
  }
}

/** A name with dots does not match the certificate of Amazon's hosts. */
function bucketUrl({ endpoint, bucket, region, forcePathStyle }: S3Config): string {
  const url = new URL(endpoint ?? `https://s3.${region}.${amazonDomain(region)}`);
  if (forcePathStyle || bucket.includes('.')) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/$/, '');
}

/** Waits for the head of a response only: a slow reader may take its time with the body. */
async function fetchHead(request: Request): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('The S3 store did not answer in time.')), patience);
  return await fetch(request, { signal: timeout.signal, redirect: 'manual' }).finally(() => clearTimeout(timer));
}

/** A body that nobody reads would keep its connection busy. */
async function discard(response: Response | null): Promise<void> {
  await response?.body?.cancel();
}

const readErrorCode = (xml: string): string | null => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? null;
