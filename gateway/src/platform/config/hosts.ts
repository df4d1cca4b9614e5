/** A name, an IPv4 address or an IPv6 address in brackets, perhaps with a port: `time.example.com:8443`, `[::1]`. */
export function isHost(text: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);
}

/** The name or address of a host without its port, written in one way: `LOCALHOST.:3000` is `localhost`. */
export function hostNameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
}

export function isAddress(name: string): boolean {
  return name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name);
}

/** Whether a name or address always means this machine. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || /^127(\.\d+){3}$/.test(name) || name === '[::1]';
}

export interface HostSettings {
  readonly host: string;
  readonly publicUrl: string | null;
  readonly http: { readonly allowedHosts: readonly string[] };
}

/**
 * The hosts under which the gateway may be called: the names of this machine, the host of `PUBLIC_URL`, the address it
 * listens at, and those in `ALLOWED_HOSTS`. A page of another site can point its own name at this machine (DNS rebinding),
 * but it cannot use one of these.
 */
export function createHostRule({ host, publicUrl, http }: HostSettings): (name: string) => boolean {
  const names = new Set([hostNameOf(bracket(host)), ...http.allowedHosts.map(hostNameOf)]);
  if (publicUrl) names.add(hostNameOf(new URL(publicUrl).host));
  for (const everyAddress of ['0.0.0.0', '[::]', '']) names.delete(everyAddress);
  const endings = http.allowedHosts.filter((name) => name.startsWith('*.')).map((name) => name.slice(1));
  return (name) => isLoopback(name) || names.has(name) || endings.some((ending) => name.endsWith(ending));
}

/** Whether the gateway listens at an address that only this machine reaches. */
export function listensLocally({ host }: Pick<HostSettings, 'host'>): boolean {
  return isLoopback(hostNameOf(bracket(host)));
}

/** HOST has IPv6 addresses without brackets. */
const bracket = (address: string): string => (address.includes(':') ? `[${address}]` : address);
