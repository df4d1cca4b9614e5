import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { StartError } from '../errors/gateway.js';

/** A number of points per time window, counted per key. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** A number of free attempts per key. Each further one makes the next one wait, twice as long each time. */
export interface SlowingLimit extends RateLimit {
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** An invalid setting. The message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** The value when a variable is not set: a default, or null. */
type Fallback = string | number | boolean | null;

/**
 * One environment variable. An empty variable counts as absent, because shells and compose files pass both. The default
 * is also in the schema's metadata, against which a test checks the documentation.
 */
function variable<Output, Default extends Fallback = null>(
  read: (text: string) => Output | undefined,
  expectation: string,
  fallback = null as Default,
) {
  return z
    .string()
    .optional()
    .transform((text, context): Output | Default => {
      const trimmed = text?.trim();
      if (!trimmed) return fallback;
      const value = read(trimmed);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: expectation, input: text });
      return z.NEVER;
    })
    .meta({ default: fallback ?? undefined });
}

export const text = <Default extends Fallback = null>(fallback?: Default) =>
  variable((value) => value, 'must be a text', fallback);

export const integer = (min: number, max: number, fallback: number) =>
  variable(readInteger(min, max), `must be a whole number from ${min} to ${max}`, fallback);

export const optionalInteger = (min: number, max: number) =>
  variable(readInteger(min, max), `must be a whole number from ${min} to ${max}`);

const readInteger = (min: number, max: number) => (value: string) => {
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
};

export const flag = () => variable((value) => flags[value.toLowerCase()], 'must be 1 or 0');

const flags: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  yes: true,
  on: true,
  0: false,
  false: false,
  no: false,
  off: false,
};

export function oneOf<const Value extends string, Default extends Value | null = null>(
  values: readonly Value[],
  fallback?: Default,
) {
  return variable(
    (value) => values.find((known) => known === value),
    `must be one of ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
    fallback,
  );
}

/** A URL with one of the schemes, unchanged. */
export function address(...schemes: readonly string[]) {
  const expectation = `must be a URL that starts with ${listSchemes(schemes)}`;
  return variable((value) => (isAddress(value, schemes) ? value : undefined), expectation);
}

/** A comma-separated list of such URLs. */
export function addresses(...schemes: readonly string[]) {
  const expectation = `must be a comma-separated list of URLs that start with ${listSchemes(schemes)}`;
  return variable((value) => {
    const parts = value.split(',').map((part) => part.trim());
    return parts.every((part) => isAddress(part, schemes)) ? parts : undefined;
  }, expectation);
}

const listSchemes = (schemes: readonly string[]) => schemes.map((scheme) => `${scheme}://`).join(' or ');

function isAddress(value: string, schemes: readonly string[]): boolean {
  const url = URL.parse(value);
  return Boolean(url?.host) && schemes.includes(url?.protocol.slice(0, -1) ?? '');
}

/** A URL of scheme, host and port only: `https://time.example.com`. */
export const origin = () =>
  variable(readOrigin, 'must be an http or https URL without a path, such as https://time.example.com');

/** A comma-separated list of such URLs. */
export const origins = () =>
  variable((value) => {
    const parts = value.split(',').map((part) => readOrigin(part.trim()));
    return parts.every((part) => part !== undefined) ? parts : undefined;
  }, 'must be a comma-separated list of http or https URLs without paths, such as https://modules.example.com');

function readOrigin(value: string): string | undefined {
  const url = URL.parse(value);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : undefined;
}

/** A path of this gateway, such as `/remotes.json`, or a URL. */
export const addressOrPath = () =>
  variable((value) => {
    if (/^\/(?!\/)\S*$/.test(value)) return value;
    const url = URL.parse(value);
    return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  }, 'must be an http or https URL, or a path that starts with /');

/** `no-reply@example.com`, or `TimeTrack <no-reply@example.com>`. */
export const mailbox = () =>
  variable(
    (value) => (/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value) ? value : undefined),
    'must be an address such as TimeTrack <no-reply@example.com>',
  );

/** An ed25519 private key in PEM, or PKCS #8 in base64. Returns PEM. */
export const signingKey = () =>
  variable((value) => {
    try {
      const text = value.replaceAll('\\n', '\n');
      const key = text.includes('-----BEGIN')
        ? createPrivateKey(text)
        : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
      return key.asymmetricKeyType === 'ed25519' ? String(key.export({ format: 'pem', type: 'pkcs8' })) : undefined;
    } catch {
      return undefined;
    }
  }, 'must be an ed25519 private key in PEM, or in base64 of PKCS #8');

/** One key of 32 bytes in base64 or hexadecimal, or several that are separated by commas. */
export const secretKeys = () =>
  variable((value): readonly Buffer[] | undefined => {
    const keys = value.split(',').map((part) => readKey(part.trim()));
    return keys.every((key) => key.length === 32) ? keys : undefined;
  }, 'must be 32 random bytes in base64, such as the output of `openssl rand -base64 32`');

function readKey(key: string): Buffer {
  if (/^[\da-f]{64}$/i.test(key)) return Buffer.from(key, 'hex');
  return /^[\w+/-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : Buffer.of();
}

/**
 * `1` for one proxy in front, or the proxies' addresses and networks. Believing every address would let each client
 * choose the one under which it is counted and logged.
 */
export const proxies = () =>
  variable((value): false | number | string[] | undefined => {
    if (/^\d{1,2}$/.test(value)) return Number(value) || false;
    if (value === 'false') return false;
    const addresses = value.split(',').map((part) => part.trim());
    return addresses.every((part) => isNetwork(part) || namedRanges.includes(part)) ? addresses : undefined;
  }, 'must be the number of proxies in front (1 for one), or a comma-separated list of their IP addresses or networks');

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** An IP address, perhaps with the length of its prefix: `10.0.0.0/8`. A length of 0 would stand for every address. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** A comma-separated list of host names without ports. `*.example.com` means every name below `example.com`. */
export const hosts = () =>
  variable((value) => {
    const names = value.split(',').map((part) => part.trim().toLowerCase());
    return names.every((name) => /^(\*\.)?[\w-]+(\.[\w-]+)*$|^\[[\da-f:.]+\]$/.test(name)) ? names : undefined;
  }, 'must be a comma-separated list of host names without ports, such as time.example.com or *.example.com');
