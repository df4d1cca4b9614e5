import type { Readable } from 'node:stream';
import type { S3Config } from '../config/config.types.js';
import { assertFileKey, type FileStore } from './file-store.ports.js';

/** Files in a bucket of any S3-compatible store. */
export class S3FileStore implements FileStore {
  private readonly connected: ReturnType<typeof connect>;

  constructor(private readonly config: S3Config) {
    this.connected = connect(config);
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    const at = this.at(key);
    const { client, PutObjectCommand } = await this.connected;
    await client.send(new PutObjectCommand({ ...at, Body: content, ContentType: contentType }));
  }

  async open(key: string): Promise<Readable | null> {
    const at = this.at(key);
    const { client, GetObjectCommand, NoSuchKey } = await this.connected;
    try {
      const { Body } = await client.send(new GetObjectCommand(at));
      return (Body as Readable | undefined) ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const at = this.at(key);
    const { client, DeleteObjectCommand } = await this.connected;
    await client.send(new DeleteObjectCommand(at));
  }

  private at(key: string) {
    assertFileKey(key);
    return { Bucket: this.config.bucket, Key: key };
  }
}

/** Imports the client on demand, because it is large and many gateways do not use it. */
async function connect({ endpoint, region, credentials, forcePathStyle }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    region,
    forcePathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000 },
    // Many other stores reject the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
}
