import type { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { context, propagation } from '@opentelemetry/api';
import type { S3Config } from '../config/config.js';
import { originalMessageOf } from '../errors/index.js';
import { assertFileKey, type FileStore, StoreAwayError } from './file-store.js';

type Library = typeof import('@aws-sdk/client-s3');

/** How long a connection, and the store's response until it begins, may take. */
const patience = { connectionTimeout: 5_000, requestTimeout: 20_000 };

export class S3FileStore implements FileStore {
  private connection: Promise<{ s3: Library; client: S3Client }> | undefined;

  constructor(private readonly config: S3Config) {}

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await this.call('PUT', key, ({ s3, client, place }) =>
      client.send(new s3.PutObjectCommand({ ...place, Body: content, ContentType: contentType })),
    );
  }

  async open(key: string): Promise<Readable | null> {
    return await this.call('GET', key, async ({ s3, client, place }) => {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(place));
        return (Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    await this.call('DELETE', key, ({ s3, client, place }) => client.send(new s3.DeleteObjectCommand(place)));
  }

  /** A call that failed three times for a reason that may pass throws a StoreAwayError. */
  private async call<T>(
    method: string,
    key: string,
    send: (given: { s3: Library; client: S3Client; place: { Bucket: string; Key: string } }) => Promise<T>,
  ): Promise<T> {
    assertFileKey(key);
    this.connection ??= connect(this.config);
    const connection = await this.connection;
    try {
      return await send({ ...connection, place: { Bucket: this.config.bucket, Key: key } });
    } catch (error) {
      throw describe(method, error as Error, connection.s3);
    }
  }
}

/** Loads the client on demand, because it is large and many gateways do not use it. */
async function connect({ endpoint, region, credentials, forcePathStyle }: S3Config) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    region,
    forcePathStyle,
    maxAttempts: 3,
    requestHandler: patience,
    // Many other stores reject the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (args) => {
      // After the signature, so that a proxy may replace the header.
      propagation.inject(context.active(), (args.request as { headers: Record<string, string> }).headers);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  return { s3, client };
}

/** Errors without an answer of the store are those of the network. */
function describe(method: string, error: Error, { S3ServiceException: ServiceException }: Library): Error {
  if (!(error instanceof ServiceException)) return new StoreAwayError(originalMessageOf(error), { cause: error });
  const { status, code } = answerOf(error);
  const message = `The S3 store answered ${method} with ${status}${code ? ` ${code}` : ''}.`;
  const mayPass = status >= 500 || status === 429 || status === 408;
  return mayPass ? new StoreAwayError(message, { cause: error }) : new Error(message, { cause: error });
}

function answerOf({ name, $metadata }: S3ServiceException) {
  const status = $metadata.httpStatusCode ?? 0;
  return { status, code: /^[A-Za-z]+$/.test(name) && name !== 'Unknown' ? name : null };
}
