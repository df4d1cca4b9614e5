/** The side of an exchange that a span describes, in the words of OpenTelemetry. */
export type SpanKind = 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER' | 'INTERNAL';

/** Facts about a span, by the names of OpenTelemetry's semantic conventions. Never personal data, secrets or values of SQL. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** One step of a trace, from when it was begun until `end`. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether it is sent. The sampler decides this for the whole trace. */
  readonly isRecorded: boolean;
  /** The header that continues the trace elsewhere (https://www.w3.org/TR/trace-context); null if nothing may leave. */
  readonly traceparent: string | null;
  /** Begins a step within this one. */
  begin(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. `type` is a code or the name of a class: messages can contain personal data. */
  fail(type: string): void;
  end(): void;
}

/** How a trace begins. */
export interface TraceStart {
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
  /** The headers of a request, which may continue the trace of its sender. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The `traceparent` of what caused this trace. The two stay separate traces. */
  readonly cause?: string | undefined;
}

/** Begins traces. Absent if tracing is off. */
export interface Tracing {
  begin(name: string, start: TraceStart): Span;
}
