import { hash } from 'node:crypto';
import type { ReportedError } from './client-error.inputs.js';
import type { ClientErrorKind } from './client-error.types.js';

export interface CleanError {
  readonly fingerprint: string;
  readonly module: string;
  readonly version: string | null;
  readonly release: string | null;
  readonly kind: ClientErrorKind;
  readonly screen: string | null;
  readonly message: string;
  readonly stack: string | null;
  readonly occurrences: number;
}

/** The errors of a report without data of people, each once, in the order of their fingerprints. */
export function cleanReport(errors: readonly ReportedError[]): CleanError[] {
  const byFingerprint = new Map<string, CleanError>();
  for (const error of errors.map(cleanError)) {
    const earlier = byFingerprint.get(error.fingerprint);
    byFingerprint.set(error.fingerprint, { ...error, occurrences: error.occurrences + (earlier?.occurrences ?? 0) });
  }
  // Two reports that lock the same rows must do so in the same order.
  return [...byFingerprint.values()].toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}

function cleanError(error: ReportedError): CleanError {
  const { module, version, release, kind, screen, message, stack, occurrences } = error;
  const clean = { module, version: version ?? null, kind, message: cleanMessage(message) || 'Error' };
  const cleanedStack = cleanStack(stack);
  return {
    ...clean,
    fingerprint: fingerprintOf([...Object.values(clean), cleanedStack?.split('\n')[0]]),
    release: release ?? null,
    screen: cleanScreen(screen),
    stack: cleanedStack,
    occurrences: occurrences ?? 1,
  };
}

/** The same error has the same fingerprint wherever and whenever it occurs. */
function fingerprintOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}

/**
 * Removes what a report must not contain from the text of an error: query strings, ids, addresses, long numbers and text
 * that a person may have entered. A browser removes most of it before; a report can come from anyone.
 */
export function cleanMessage(text: string): string {
  // Errors of JSON quote the data.
  const isAboutJson = /\bJSON\b/.test(text);
  const quoted = (whole: string, mark: string, content: string) =>
    !isAboutJson && isIdentifier.test(content) ? whole : `${mark}…${mark}`;
  return cleanWords(text)
    .replaceAll(/(?<!\w)(["'`])((?:(?!\1).)*)\1(?!\w)/g, quoted)
    .replaceAll(/“[^”]*”/g, '“…”')
    .slice(0, 500)
    .trim();
}

/** A name of code, such as a property or a file, rather than what a person wrote. */
const isIdentifier = /^[\w$.@/<>:#-]{1,60}$/;

function cleanWords(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/(?:\b[a-z]+:\/\/|\/)[^\s"'`()<>]+/gi, (address) => cleanIds(address.replace(/[?#].*$/, '')))
    .replaceAll(/[^\s@<>"'`(),;:]+@[^\s@<>"'`(),;:]+\.\p{L}{2,}/gu, '<email>')
    .split(' ')
    .map(cleanIds)
    .join(' ')
    .replaceAll(/\+?\d[\d().\s-]{5,}\d/g, '<number>');
}

/** UUIDs, long hexadecimal numbers, and long words with digits such as codes and tokens. */
function cleanIds(word: string): string {
  return word
    .replaceAll(/[\da-f]{8}-[\da-f-]{20,}/gi, '<id>')
    .replaceAll(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '<id>')
    .replaceAll(/(?:[\dA-Z]{4}-){2,}[\dA-Z]{4}/g, '<id>')
    .replaceAll(/\d{6,}/g, '<number>');
}

const frames = [
  // Chrome and Edge: `at load (https://host/file.js:1:2)`
  /^\s*at (?:async )?(?:(?<name>[\w$.<>[\] ]{1,120}?) \()?(?<file>[a-z-]+:\/\/[^\s()]+?):(?<line>\d{1,9}):(?<column>\d{1,9})\)?\s*$/,
  // Firefox and Safari: `load@https://host/file.js:1:2`
  /^(?<name>[^@\s]{0,120})@(?<file>[a-z-]+:\/\/[^\s()]+?):(?<line>\d{1,9}):(?<column>\d{1,9})\s*$/,
];

/**
 * The functions and files of a stack, rebuilt from their parts so that nothing else comes with them. Null without a
 * recognizable frame.
 */
export function cleanStack(stack: string | null | undefined): string | null {
  const lines = (stack ?? '').slice(0, 20_000).split('\n').map(cleanFrame);
  const clean = lines.filter((line) => line !== null).slice(0, 20);
  return clean.length > 0 ? clean.join('\n').slice(0, 5000) : null;
}

function cleanFrame(line: string): string | null {
  const found = frames.map((frame) => frame.exec(line)).find(Boolean);
  const { name = '', file = '', line: row, column } = found?.groups ?? {};
  const url = URL.parse(file);
  if (!url) return null;
  const place = `${url.protocol}//${url.host}${url.pathname.split('/').map(cleanSegment).join('/')}:${row}:${column}`;
  return `at ${/^[\w$.<>[\] ]+$/.test(name) ? name.slice(0, 80) : '<anonymous>'} (${place.slice(0, 300)})`;
}

/** The hash in the name of a file stays: it says which release the file belongs to. */
function cleanSegment(segment: string): string {
  return /^[\w@.+-]{1,120}\.[a-z]{2,4}$/.test(segment) ? segment : cleanIds(segment);
}

/** A screen as a pattern: `/team/0192…` becomes `/team/:id`. Only lowercase words and parameters are certain not to be data. */
export function cleanScreen(screen: string | null | undefined): string | null {
  const path = (screen ?? '').replace(/[?#].*$/, '');
  if (!path.startsWith('/')) return null;
  const segments = path.split('/').slice(1, 12);
  return `/${segments.map((segment) => (isWord.test(segment) ? segment : ':id')).join('/')}`.slice(0, 200);
}

const isWord = /^(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|:[a-zA-Z]{1,30}\??|\*)?$/;
