type Name =
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_QUEUE_URL'
  | 'DATABASE_URL'
  | 'METRICS_TOKEN'
  | 'NODE_ENV'
  | 'PUBLIC_URL'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_SECRET_ACCESS_KEY'
  | 'SMTP_URL';

type Variables = Readonly<Record<Name, string | null>> & { readonly DEMO: boolean | null };

/** Which variables do not fit together, and what to do. */
export function problemsOf(values: Variables): [isWrong: boolean, sentence: string][] {
  const hasId = Boolean(values.S3_ACCESS_KEY_ID);
  const missing = hasId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
  return [
    // Links in mails must lead to us, and the Host header of a request is what the sender wrote.
    [
      Boolean(values.SMTP_URL) && !values.PUBLIC_URL,
      'PUBLIC_URL must be set when SMTP_URL is set, such as https://time.example.com: mails contain links to it.',
    ],
    [
      Boolean(values.DATABASE_OWNER_URL) && !values.DATABASE_URL,
      'DATABASE_OWNER_URL needs DATABASE_URL, the login of the gateways.',
    ],
    [
      isSameLogin(values.DATABASE_QUEUE_URL, values.DATABASE_URL),
      'DATABASE_QUEUE_URL must have another login than DATABASE_URL: requests must not write jobs.',
    ],
    [
      values.NODE_ENV === 'production' && values.DEMO === true,
      'DEMO=1 can’t be combined with NODE_ENV=production: the demo accounts are public.',
    ],
    [
      Boolean(values.S3_ENDPOINT) && !values.S3_BUCKET,
      'S3_BUCKET must name the bucket for photos when S3_ENDPOINT is set.',
    ],
    [
      Boolean(values.S3_BUCKET) && hasId !== Boolean(values.S3_SECRET_ACCESS_KEY),
      `${missing} is missing: set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.`,
    ],
    // A token that can be guessed is worse than no token.
    [(values.METRICS_TOKEN?.length ?? 16) < 16, 'METRICS_TOKEN must have at least 16 characters.'],
  ];
}

const isSameLogin = (one: string | null, other: string | null) =>
  one !== null && other !== null && new URL(one).username === new URL(other).username;
