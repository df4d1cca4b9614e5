import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { inSpan } from '../tracing/current-span.js';

/** The member of a stored job that says which trace enqueued it. Handlers do not see it. */
const causeMember = '$traceparent';

const attributesOf = (name: string, type: 'send' | 'process') => ({
  'messaging.system': 'pg-boss',
  'messaging.destination.name': name,
  'messaging.operation.type': type,
});

/** Stores a job as a step of the current trace, and the trace with the job. */
export function sendTraced<T>(name: string, payload: object, send: (data: object) => Promise<T>): Promise<T> {
  return inSpan(`send ${name}`, { kind: SpanKind.PRODUCER, attributes: attributesOf(name, 'send') }, () => {
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    return send(carrier.traceparent ? { ...payload, [causeMember]: carrier.traceparent } : payload);
  });
}

/** The payload of a stored job, and the trace that enqueued it. */
export function takeCause<Payload>(stored: Payload): { readonly data: Payload; readonly cause: string | undefined } {
  if (typeof stored !== 'object' || stored === null || !(causeMember in stored))
    return { data: stored, cause: undefined };
  const { [causeMember]: cause, ...data } = stored as Record<string, unknown>;
  return { data: data as Payload, cause: typeof cause === 'string' ? cause : undefined };
}

/** Runs a job in a trace of its own, because it may run minutes later and again. A link leads to what enqueued it. */
export function runTraced<T>(name: string, work: () => Promise<T>, cause?: string): Promise<T> {
  const from = cause && trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent: cause }));
  const links = from ? [{ context: from }] : [];
  return inSpan(
    `process ${name}`,
    { kind: SpanKind.CONSUMER, root: true, attributes: attributesOf(name, 'process'), links },
    work,
  );
}
