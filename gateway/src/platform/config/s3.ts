import { ConfigError, type S3Config } from './config.js';
import { address, flag, text } from './variables.js';

/** The store for photos. Without keys of their own, Amazon's client looks for those of the program's role in its variables. */
export const s3Variables = {
  S3_ENDPOINT: address('http', 'https'),
  S3_BUCKET: text(),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_FORCE_PATH_STYLE: flag(),
};

type S3Values = {
  readonly [Name in keyof typeof s3Variables]: ReturnType<(typeof s3Variables)[Name]['parse']>;
};

export function readS3Config(values: S3Values): S3Config | null {
  if (!values.S3_BUCKET) {
    if (values.S3_ENDPOINT) throw new ConfigError('S3_BUCKET must name the bucket for photos when S3_ENDPOINT is set.');
    return null;
  }
  return {
    endpoint: values.S3_ENDPOINT ?? null,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    credentials: readKeys(values),
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
  };
}

/** Null for the role of the program, its container or its machine, which Amazon's client finds. */
function readKeys({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Values): S3Config['credentials'] {
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) {
    const missing = S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    throw new ConfigError(`${missing} is missing: set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.`);
  }
  return S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
    : null;
}
