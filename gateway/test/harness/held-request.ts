import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request whose body waits: the gateway has read its head and the first byte of its body. */
interface HeldRequest {
  /** Sends the rest of the body and resolves to the response. */
  finish(): Promise<{ readonly status: number; readonly text: string }>;
}

interface HeldParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | object;
}

export async function holdRequest(url: string, { method, headers, body }: HeldParts): Promise<HeldRequest> {
  const content = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const held = request(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers, 'content-length': content.length },
  });
  const answered = once(held, 'response') as Promise<[IncomingMessage]>;
  // A refusal may arrive before anyone waits for it.
  answered.catch(() => undefined);
  await new Promise<void>((resolve) => held.write(content.subarray(0, 1), () => resolve()));
  return {
    finish: async () => {
      held.end(content.subarray(1));
      const [response] = await answered;
      return { status: response.statusCode ?? 0, text: await text(response) };
    },
  };
}
