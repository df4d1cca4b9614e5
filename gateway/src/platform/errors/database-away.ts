import type { Logger } from 'pino';
import { DomainError } from './gateway.js';

/**
 * The states in which PostgreSQL does no work at all (https://www.postgresql.org/docs/18/errcodes-appendix.html):
 * connection exceptions (08), wrong or changed credentials (28), no such database (3D000, in the middle of a restore),
 * no resources such as connections (53), a shutdown, a crash or a start (57P01 to 57P05), an I/O error (58). After a
 * failover, a connection may still lead to a server that only reads (25006), and the server ends a transaction that a
 * frozen gateway left open (25P03).
 */
const awayStates = /^(?:08|28|53|58)[0-9A-Z]{3}$|^(?:25006|25P03|3D000|57P0[1-5])$/;

/** Every SQL state has a digit. A code of the operating system may have five letters as well: EPIPE. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** PostgreSQL reports them as SQL states, and the operating system for a lost connection. */
const states = { fullDisk: '53100', tooSlow: '57014' } as const;

const codes = { away: 'database.away', unknown: 'database.outcome-unknown' } as const;

/** PostgreSQL cannot be reached, or does not work. Nothing was changed. */
export const databaseAway = (cause?: unknown): DomainError =>
  unavailable(
    codes.away,
    'TimeTrack can’t reach its database at the moment. Nothing was changed. Please try again in a few seconds.',
    { cause },
  );

/**
 * The connection was lost while PostgreSQL committed: the change may be stored or not. The same request with the same
 * `Idempotency-Key` finds out, because the key is stored with the change.
 */
export const outcomeUnknown = (cause?: unknown): DomainError =>
  unavailable(
    codes.unknown,
    'The connection to the database was lost while your change was saved. Please try again, to make sure that it is.',
    { cause },
  );

const tooSlow = (cause: unknown): DomainError =>
  unavailable(
    'database.too-slow',
    'This took too long, so it was stopped. Nothing was changed. Please try again in a moment.',
    { cause, retryAfterSeconds: 5 },
  );

/** The state of `enter_cell` for a cell that has left the node (ADR 0112). */
const movedState = 'TT002';

/** Whether a statement met a cell that is on another node now. Nothing was changed. */
export function hasMoved(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === movedState;
}

/**
 * PostgreSQL does not have a prepared statement, after `discard all`; it has it already, behind a pooler; or a migration
 * changed the type of its result.
 */
const staleStates = new Set<unknown>(['26000', '42P05', '0A000']);

export function isStale(error: unknown): boolean {
  return error instanceof Error && staleStates.has((error as { code?: unknown }).code);
}

const moved = (cause: unknown): DomainError =>
  unavailable(
    'database.moved',
    'The data of your organization is being moved. Nothing was changed. Please try again in a moment.',
    { cause },
  );

/**
 * Whether an error of the driver is one of the connection: it has no SQL state, or one that says that the database is away.
 * The driver reports a lost connection by a code of the operating system, or only by a message.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code !== 'string' || !sqlState.test(code) || isDatabaseAway(error);
}

/** Whether an error of the driver means that the whole database is away, rather than that one statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === codes.away || code === codes.unknown) return true;
  return typeof code === 'string' && awayStates.test(code) && code !== states.fullDisk;
}

/**
 * The failure of an outage: the database is away, its disk is full, data is being moved, or a statement was stopped.
 * Undefined for every other error. The ORM copies errors to classes of its own, which keep the code.
 */
export function databaseFailureOf(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === codes.unknown) return outcomeUnknown(error);
  if (isDatabaseAway(error)) return databaseAway(error);
  if (hasMoved(error)) return moved(error);
  if (code === states.fullDisk) return fullDisk();
  return code === states.tooSlow ? tooSlow(error) : undefined;
}

/** What the operating system or the driver said first, for the operator: `connect ECONNREFUSED 127.0.0.1:5432`. */
export function originalMessageOf(error: unknown): string {
  const { message, cause, errors } = error as Error & { errors?: readonly unknown[] };
  // A host with several addresses fails with one error for each.
  const deeper = cause ?? errors?.[0];
  return deeper ? originalMessageOf(deeper) : message;
}

interface Outage {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

function unavailable(code: string, message: string, { cause, retryAfterSeconds = 1 }: Outage): DomainError {
  const failure = new DomainError('unavailable', code, message, { retryAfterSeconds });
  if (cause !== undefined) Object.defineProperty(failure, 'cause', { value: cause, enumerable: false });
  return failure;
}

/** Of the operating system: no space and no quota. Of PostgreSQL: no space. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', states.fullDisk]);

const fullDisk = (): DomainError =>
  unavailable('storage.full', 'There is no space left to store files, so nothing was saved. Please try again later.', {
    retryAfterSeconds: 60,
  });

/** The failure for a full disk, which it also logs. Returns any other error unchanged. */
export function diskFailureOf(error: unknown, logger: Pick<Logger, 'error'>): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  if (!fullDiskCodes.has(String(code))) return error;
  logger.error({ code }, 'there is no space left to store files');
  return fullDisk();
}
