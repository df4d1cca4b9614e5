import {
  type Context,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent, W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Span, SpanAttributes, SpanKind, TraceStart, Tracing } from './span.js';

const propagator = new W3CTraceContextPropagator();

const headerGetter = {
  get: (headers: object, name: string) => (headers as Record<string, string | string[] | undefined>)[name],
  keys: (headers: object) => Object.keys(headers),
};

/** Begins traces with the SDK of OpenTelemetry. The parent is always given: no global context is needed. */
export class OtelTracing implements Tracing {
  constructor(
    private readonly tracer: Tracer,
    private readonly propagates: boolean,
  ) {}

  begin(name: string, { kind, attributes = {}, headers, cause }: TraceStart): Span {
    const context = headers && this.propagates ? propagator.extract(ROOT_CONTEXT, headers, headerGetter) : ROOT_CONTEXT;
    const linked = cause ? parseTraceParent(cause) : null;
    const links = linked ? [{ context: linked }] : [];
    const span = this.tracer.startSpan(
      name,
      { kind: OtelSpanKind[kind], attributes: { ...attributes }, links },
      context,
    );
    return spanOf({ tracer: this.tracer, propagates: this.propagates }, span, context);
  }
}

interface Origin {
  readonly tracer: Tracer;
  readonly propagates: boolean;
}

function spanOf(origin: Origin, span: OtelSpan, context: Context): Span {
  return span.isRecording()
    ? new RecordedSpan(origin, span, trace.setSpan(context, span))
    : new UnrecordedSpan(origin, span);
}

function formatTraceparent(span: OtelSpan, { propagates }: Origin): string | null {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return propagates ? `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` : null;
}

class RecordedSpan implements Span {
  readonly isRecorded = true;
  readonly traceId: string;
  readonly spanId: string;

  constructor(
    private readonly origin: Origin,
    private readonly span: OtelSpan,
    private readonly context: Context,
  ) {
    ({ traceId: this.traceId, spanId: this.spanId } = span.spanContext());
  }

  get traceparent(): string | null {
    return formatTraceparent(this.span, this.origin);
  }

  begin(name: string, kind: SpanKind, attributes: SpanAttributes = {}): Span {
    const options = { kind: OtelSpanKind[kind], attributes: { ...attributes } };
    return spanOf(this.origin, this.origin.tracer.startSpan(name, options, this.context), this.context);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes({ ...attributes });
  }

  fail(type: string): void {
    this.span.setAttributes({ 'error.type': type }).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** A step of a trace that the sampler did not choose. Its steps are itself, so that they cost nothing. */
class UnrecordedSpan implements Span {
  readonly isRecorded = false;
  readonly traceId: string;
  readonly spanId: string;

  constructor(
    private readonly origin: Origin,
    private readonly span: OtelSpan,
  ) {
    ({ traceId: this.traceId, spanId: this.spanId } = span.spanContext());
  }

  get traceparent(): string | null {
    return formatTraceparent(this.span, this.origin);
  }

  begin(): Span {
    return this;
  }

  set(): void {
    // Not used.
  }

  fail(): void {
    // Not used.
  }

  end(): void {
    // Nothing is sent.
  }
}
