import { ConfigError, type S3Config, type S3Credentials } from './config.types.js';
import { address, flag, text } from './variables.settings.js';

/**
 * The store for photos. The variables of AWS are the ones that Amazon's services set for a program with a role
 * (https://docs.aws.amazon.com/sdkref/latest/guide/standardized-credentials.html).
 */
export const s3Variables = {
  S3_ENDPOINT: address('http', 'https'),
  S3_BUCKET: text(),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_FORCE_PATH_STYLE: flag(),
  AWS_ACCESS_KEY_ID: text(),
  AWS_SECRET_ACCESS_KEY: text(),
  AWS_SESSION_TOKEN: text(),
  AWS_WEB_IDENTITY_TOKEN_FILE: text(),
  AWS_ROLE_ARN: text(),
  AWS_ROLE_SESSION_NAME: text(),
  AWS_ENDPOINT_URL_STS: address('http', 'https'),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: address('http', 'https'),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: text(),
  AWS_CONTAINER_AUTHORIZATION_TOKEN: text(),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: text(),
  AWS_EC2_METADATA_SERVICE_ENDPOINT: address('http', 'https'),
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
    credentials: readCredentials(values),
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
  };
}

/** Fixed keys if there are any, otherwise the role of the program, its container or its machine, in this order. */
function readCredentials(values: S3Values): S3Credentials {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = values;
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) {
    const missing = S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    throw new ConfigError(`${missing} is missing: set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.`);
  }
  if (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return { source: 'keys', accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  }
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) {
    return {
      source: 'keys',
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(values.AWS_SESSION_TOKEN && { sessionToken: values.AWS_SESSION_TOKEN }),
    };
  }
  return readWebIdentity(values) ?? readContainer(values) ?? readMachine(values);
}

function readWebIdentity(values: S3Values): S3Credentials | null {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: roleArn } = values;
  if (!tokenFile || !roleArn) return null;
  return {
    source: 'web-identity',
    tokenFile,
    roleArn,
    sessionName: values.AWS_ROLE_SESSION_NAME ?? 'timetrack',
    endpoint: values.AWS_ENDPOINT_URL_STS ?? `https://sts.${values.S3_REGION}.${amazonDomain(values.S3_REGION)}`,
  };
}

function readContainer(values: S3Values): S3Credentials | null {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: path, AWS_CONTAINER_CREDENTIALS_FULL_URI: full } = values;
  const url = path ? new URL(path, 'http://169.254.170.2').href : full;
  if (!url) return null;
  const token = values.AWS_CONTAINER_AUTHORIZATION_TOKEN ?? null;
  return { source: 'container', url, token, tokenFile: values.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE ?? null };
}

function readMachine(values: S3Values): S3Credentials {
  return { source: 'machine', endpoint: values.AWS_EC2_METADATA_SERVICE_ENDPOINT ?? 'http://169.254.169.254' };
}

/** The domain of Amazon's services in a region: those in China have their own. */
export function amazonDomain(region: string): string {
  return region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
}
