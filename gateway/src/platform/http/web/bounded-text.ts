const mebibyte = 1024 * 1024;
const patience = 5_000;

/**
 * The body of a URL. Rejects if it is late, missing or larger than a few MiB, and if the server redirects to another host:
 * the operator chose this one.
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'follow' });
  if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`);
  if (!isSameHost(address, response.url)) {
    await response.body.cancel();
    throw new Error(`${address} redirects to ${new URL(response.url).origin}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > 4 * mebibyte) throw new Error(`${address} is larger than 4 MiB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** From http to https is an improvement. */
function isSameHost(from: string, to: string): boolean {
  const [one, other] = [new URL(from), new URL(to)];
  return one.origin === other.origin || (one.hostname === other.hostname && other.protocol === 'https:');
}
