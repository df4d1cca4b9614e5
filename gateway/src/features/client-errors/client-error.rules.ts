import { hash } from 'node:crypto';
import type { ReportedError } from './client-error.inputs.js';
import type { ClientErrorKind } from './client-error.types.js';
import { cleanMessage, cleanScreen, cleanStack } from './client-error-text.rules.js';

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

function cleanError({
  module,
  version,
  release,
  kind,
  screen,
  message,
  stack,
  occurrences,
}: ReportedError): CleanError {
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
