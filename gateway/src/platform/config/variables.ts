import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { StartError } from '../errors/gateway.js';

/** An invalid setting. The message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** The value when a variable is not set: a default, or null. */
type Fallback = string | number | null;

/** What a variable may contain. `parse` returns undefined for everything else. */
interface Kind<Value> {
  readonly parse: (text: string) => Value | undefined;
  /** `must be 1 or 0` */
  readonly expectation: string;
}

const secret = /SECRET|TOKEN|SIGNING_KEY|DATABASE_URL|DATABASE_OWNER_URL|DATABASE_REPLICA_URLS|REDIS_URL|SMTP_URL/;

/** Reads environment variables. A wrong one throws a `ConfigError`. */
export class Environment {
  /** The variables that were read, with their defaults, against which a test checks the documentation. */
  readonly defaults = new Map<string, Fallback>();

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** An empty variable counts as absent, because shells and compose files pass both. */
  read<Value, Default extends Fallback = null>(
    name: string,
    { parse, expectation }: Kind<Value>,
    fallback = null as Default,
  ): Value | Default {
    this.defaults.set(name, fallback);
    const given = this.env[name];
    const trimmed = given?.trim();
    if (!trimmed) return fallback;
    const value = parse(trimmed);
    if (value !== undefined) return value;
    throw new ConfigError(`${name} ${expectation}${secret.test(name) ? '' : `, not ${JSON.stringify(given)}`}.`);
  }
}

export const text: Kind<string> = { parse: (value) => value, expectation: 'must be a text' };

export const integer = (min: number, max: number): Kind<number> => ({
  parse: (value) => {
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
  expectation: `must be a whole number from ${min} to ${max}`,
});

export const flag: Kind<boolean> = { parse: (value) => flags[value.toLowerCase()], expectation: 'must be 1 or 0' };

const flags: Readonly<Record<string, boolean>> = {
  ...{ 1: true, true: true, yes: true, on: true },
  ...{ 0: false, false: false, no: false, off: false },
};

export const oneOf = <const Value extends string>(...values: readonly Value[]): Kind<Value> => ({
  parse: (value) => values.find((known) => known === value),
  expectation: `must be one of ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
});

/** A list with commas, of values that `parse` returns. */
const list = <Value>(parse: Kind<Value>['parse'], expectation: string): Kind<Value[]> => ({
  parse: (value) => {
    const parts = value.split(',').map((part) => parse(part.trim()));
    return parts.every((part) => part !== undefined) ? parts : undefined;
  },
  expectation: `must be a comma-separated list of ${expectation}`,
});

/** A URL with one of the schemes, unchanged. */
export const address = (...schemes: readonly string[]): Kind<string> => ({
  parse: addressWith(schemes),
  expectation: `must be a URL that starts with ${listSchemes(schemes)}`,
});

export const addresses = (...schemes: readonly string[]): Kind<string[]> =>
  list(addressWith(schemes), `URLs that start with ${listSchemes(schemes)}`);

const listSchemes = (schemes: readonly string[]) => schemes.map((scheme) => `${scheme}://`).join(' or ');

const addressWith = (schemes: readonly string[]) => (value: string) => {
  const url = URL.parse(value);
  return url?.host && schemes.includes(url.protocol.slice(0, -1)) ? value : undefined;
};

/** A URL of scheme, host and port only: `https://time.example.com`. */
export const origin: Kind<string> = {
  parse: readOrigin,
  expectation: 'must be an http or https URL without a path, such as https://time.example.com',
};

export const origins: Kind<string[]> = list(
  readOrigin,
  'http or https URLs without paths, such as https://modules.example.com',
);

function readOrigin(value: string): string | undefined {
  const url = URL.parse(value);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : undefined;
}

/** A path of this gateway, such as `/remotes.json`, or a URL. */
export const addressOrPath: Kind<string> = {
  parse: (value) => {
    if (/^\/(?!\/)\S*$/.test(value)) return value;
    const url = URL.parse(value);
    return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  },
  expectation: 'must be an http or https URL, or a path that starts with /',
};

/** `no-reply@example.com`, or `TimeTrack <no-reply@example.com>`. */
export const mailbox: Kind<string> = {
  parse: (value) => (/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value) ? value : undefined),
  expectation: 'must be an address such as TimeTrack <no-reply@example.com>',
};

/** An ed25519 private key in PEM, or PKCS #8 in base64. Returns PEM. */
export const signingKey: Kind<string> = {
  parse: (value) => {
    try {
      const text = value.replaceAll('\\n', '\n');
      const key = text.includes('-----BEGIN')
        ? createPrivateKey(text)
        : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
      return key.asymmetricKeyType === 'ed25519' ? String(key.export({ format: 'pem', type: 'pkcs8' })) : undefined;
    } catch {
      return undefined;
    }
  },
  expectation: 'must be an ed25519 private key in PEM, or in base64 of PKCS #8',
};

/** One key of 32 bytes in base64 or hexadecimal, or several that are separated by commas. */
export const secretKeys: Kind<Buffer[]> = {
  parse: list(readKey, '').parse,
  expectation: 'must be 32 random bytes in base64, such as the output of `openssl rand -base64 32`',
};

function readKey(key: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(key)) return Buffer.from(key, 'hex');
  return /^[\w+/-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : undefined;
}

/**
 * `1` for one proxy in front, or the proxies' addresses and networks. Believing every address would let each client
 * choose the one under which it is counted and logged.
 */
export const proxies: Kind<false | number | string[]> = {
  parse: (value) => {
    if (/^\d{1,2}$/.test(value)) return Number(value) || false;
    if (value === 'false') return false;
    return list((part) => (isNetwork(part) || namedRanges.includes(part) ? part : undefined), '').parse(value);
  },
  expectation:
    'must be the number of proxies in front (1 for one), or a comma-separated list of their IP addresses or networks',
};

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** An IP address, perhaps with the length of its prefix: `10.0.0.0/8`. A length of 0 would stand for every address. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** Host names without ports. `*.example.com` means every name below `example.com`. */
export const hosts: Kind<string[]> = list((part) => {
  const name = part.toLowerCase();
  return /^(\*\.)?[\w-]+(\.[\w-]+)*$|^\[[\da-f:.]+\]$/.test(name) ? name : undefined;
}, 'host names without ports, such as time.example.com or *.example.com');
