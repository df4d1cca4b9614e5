import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import type { CallerCheck } from '../../database/caller-check.js';
import { isDatabaseAway } from '../../errors/index.js';
import type { Caller } from '../../use-case/index.js';

/** A caller who is looked up once the body has arrived. */
interface PendingCaller {
  /** If the caller was looked up some time ago: the handler of the route either confirms or identifies them. */
  readonly check: CallerCheck | undefined;
  /** Looks the caller up and sets `request.caller`. */
  identify(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler runs `runForCaller` or `identifyPending` before it relies on `request.caller`. */
    readonly confirmsCaller?: boolean;
  }
  interface FastifyRequest {
    pendingCaller: PendingCaller | undefined;
  }
}

/** Who probably sent a request: identified, or expected. */
export function probableViewer({ pendingCaller, caller }: FastifyRequest): Viewer | null {
  return pendingCaller?.check?.viewer ?? caller.viewer;
}

/** Identifies the caller of a request whose operation does not confirm them. */
export async function identifyPending(request: FastifyRequest): Promise<void> {
  const { pendingCaller } = request;
  request.pendingCaller = undefined;
  await pendingCaller?.identify();
}

/**
 * Runs an operation for the expected caller, whom its first statement confirms. If they are not confirmed, nothing was changed:
 * what the operation returned or threw is dropped, and it runs again for the caller that a look-up finds. `run` therefore has
 * no effects before its first statement.
 */
export async function runForCaller<T>(request: FastifyRequest, run: (caller: Caller) => Promise<T>): Promise<T> {
  const check = request.pendingCaller?.check;
  if (!check) return run(request.caller);
  const expected = { ...request.caller, viewer: check.viewer };
  const [attempt] = await Promise.allSettled([run({ ...expected, check })]);
  const hasFailed = attempt.status === 'rejected';
  // A look-up would wait for the database once more.
  if (hasFailed && isDatabaseAway(attempt.reason)) throw attempt.reason;
  if (!(await check.isConfirmed())) {
    await identifyPending(request);
    return run(request.caller);
  }
  request.pendingCaller = undefined;
  request.caller = expected;
  if (hasFailed) throw attempt.reason;
  return attempt.value;
}
