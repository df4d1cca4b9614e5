import { createClient } from 'graphql-ws';

const origin = process.env.TIMETRACK_URL ?? 'http://127.0.0.1:3000';

export const url = `${origin}/graphql`;
export const headers = { authorization: `Bearer ${process.env.TIMETRACK_KEY}` };

/** The socket of subscriptions. It opens for the first of them and closes when it is disposed of. */
export const openSocket = () => createClient({ url: url.replace(/^http/, 'ws'), connectionParams: headers });

/** Makes sure that a mutation which is sent again, as after a lost response, takes effect once. */
export const withIdempotencyKey = (key: string) => ({ ...headers, 'idempotency-key': key });

/** What the gateway adds to each error. Branch on the code, never on the message. */
export function codeOf(
  errors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[],
): unknown {
  return errors[0]?.extensions?.code;
}

export function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
