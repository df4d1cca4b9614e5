import { endAfter, inSpan } from '../tracing/current-span.js';
import type { Tracing } from '../tracing/span.js';

/** The member of a stored job that says which trace enqueued it. Handlers do not see it. */
const causeMember = '$traceparent';

const attributesOf = (name: string, type: 'send' | 'process') => ({
  'messaging.system': 'pg-boss',
  'messaging.destination.name': name,
  'messaging.operation.type': type,
});

/** Stores a job as a step of the current trace, and the trace with the job. */
export function sendTraced<T>(name: string, payload: object, send: (data: object) => Promise<T>): Promise<T> {
  return inSpan(`send ${name}`, { kind: 'PRODUCER', attributes: attributesOf(name, 'send') }, (span) =>
    send(span?.traceparent ? { ...payload, [causeMember]: span.traceparent } : payload),
  );
}

/** The payload of a stored job, and the trace that enqueued it. */
export function takeCause<Payload>(stored: Payload): { readonly data: Payload; readonly cause: string | undefined } {
  if (typeof stored !== 'object' || stored === null || !(causeMember in stored))
    return { data: stored, cause: undefined };
  const { [causeMember]: cause, ...data } = stored as Record<string, unknown>;
  return { data: data as Payload, cause: typeof cause === 'string' ? cause : undefined };
}

/** Runs a job in a trace of its own, because it may run minutes later and again. A link leads to what enqueued it. */
export function runTraced<T>(
  tracing: Tracing | null | undefined,
  { name, cause }: { readonly name: string; readonly cause?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const attributes = attributesOf(name, 'process');
  return endAfter(tracing.begin(`process ${name}`, { kind: 'CONSUMER', attributes, cause }), work);
}
