import { randomUUID } from 'node:crypto';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, DiagLogLevel, diag, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import { RegistryProducer } from './otlp-metrics.js';

export interface TelemetryParts {
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** The version of the gateway. */
  readonly version: string;
}

/** Starts the SDK. This module is loaded only if there is something to send: it costs memory and time at the start. */
export function startOtel(signals: { readonly traces: boolean; readonly metrics: boolean }, parts: TelemetryParts) {
  const problems = reportProblems(parts.logger);
  const resource = resourceOf(parts.version);
  const traces = signals.traces ? startTraces(resource) : null;
  const meters = signals.metrics ? startMetrics(resource, parts) : null;
  const both = [traces, meters].filter((provider) => provider !== null);
  problems.startEnded();
  return {
    /** Sends the rest. Waits for the receiver. */
    flush: async () => void (await Promise.allSettled(both.map((provider) => provider.forceFlush()))),
    shutdown: async () => {
      if (traces) stopInstrumenting();
      await Promise.allSettled(both.map((provider) => provider.shutdown()));
    },
  };
}

/** The SDK reads the sampler, the limits and the queue of spans from the environment, and the exporter where to send them. */
function startTraces(resource: Resource): BasicTracerProvider {
  const exporter = speaksJson('TRACES') ? new JsonTraceExporter() : new ProtobufTraceExporter();
  const provider = new BasicTracerProvider({
    resource,
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [new CleaningSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Baggage is not passed on, because it can contain anything.
  const isPropagated = (process.env.OTEL_PROPAGATORS || 'tracecontext').split(',').includes('tracecontext');
  if (isPropagated) propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  for (const instrumentation of Object.values(instrumented)) instrumentation.setTracerProvider(provider);
  instrumented.fastify.enable();
  for (const { name, patch } of instrumented.pg.getModuleDefinitions()) patch?.(driver[name]);
  return provider;
}

/** The HTTP server that is created next registers the instrumentation itself. Steps of hooks would outnumber all others. */
const instrumented = {
  fastify: new FastifyOtelInstrumentation({
    enabled: false,
    registerOnInitialization: true,
    instrumentHooks: false,
    recordExceptions: false,
    requestHook: (span, { id, method, routeOptions: { url } }) => {
      span.updateName(url === undefined ? method : `${method} ${url}`);
      span.setAttribute('timetrack.request.id', id);
    },
    lifecycleHook: (span) => span.updateName('handler').setAttribute('hook.name', 'handler'),
  }),
  pg: new PgInstrumentation({ enabled: false, requireParentSpan: true }),
};

/** The instrumentation patches these classes. It need not intercept how modules are loaded, because we have them. */
const driver: Readonly<Record<string, unknown>> = { pg, 'pg-pool': Object.getPrototypeOf(pg.Pool) };

function stopInstrumenting(): void {
  instrumented.fastify.disable();
  for (const { name, unpatch } of instrumented.pg.getModuleDefinitions()) unpatch?.(driver[name]);
  for (const api of [trace, context, propagation]) api.disable();
}

function startMetrics(resource: Resource, { metrics, version }: TelemetryParts): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: speaksJson('METRICS') ? new JsonMetricExporter() : new ProtobufMetricExporter(),
    exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000,
    metricProducers: [new RegistryProducer(() => metrics.readValues(), version)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** The exporters are one for each protocol. Protobuf is the default of the standard. */
function speaksJson(signal: 'TRACES' | 'METRICS'): boolean {
  const { env } = process;
  return (env[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] || env.OTEL_EXPORTER_OTLP_PROTOCOL) === 'http/json';
}

/** No arguments of the command line and no paths, which the SDK's own detectors would add. */
function resourceOf(version: string): Resource {
  const ours = resourceFromAttributes({
    'service.name': 'timetrack-gateway',
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  return ours.merge(detectResources({ detectors: [envDetector] }));
}

const minuteMs = 60_000;
const longestProblem = 500;

/** Logs problems of the SDK: each wrong setting while it starts, and afterwards one line a minute. */
function reportProblems(logger: Logger): { readonly startEnded: () => void } {
  const component = logger.child({ component: 'telemetry' });
  const settings = new Set<string>();
  let isStarting = true;
  let last = Number.NEGATIVE_INFINITY;
  const report = (text: string) => {
    const problem = summarize(text);
    component.debug({ problem }, 'telemetry');
    if (isStarting) {
      // Both signals report what concerns both.
      if (!settings.has(problem)) component.warn({ problem }, 'OpenTelemetry ignores a setting');
      settings.add(problem);
      return;
    }
    if (performance.now() - last < minuteMs) return;
    last = performance.now();
    component.warn({ problem }, 'traces or metrics could not be sent; the next minute is not logged');
  };
  const ignore = () => undefined;
  const log = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(log, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  return {
    startEnded: () => {
      isStarting = false;
    },
  };
}

/** The SDK describes an exception by JSON with its stack and the response of the receiver, which can contain anything. */
function summarize(text: string): string {
  const { message, name, code } = parseException(text);
  const summary = message ?? name ?? text;
  return (code ? `${summary} (${code})` : summary).slice(0, longestProblem);
}

function parseException(text: string): Readonly<Record<string, string | undefined>> {
  try {
    return text.startsWith('{') ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

/** A span that is about to end, with what can still be changed. */
type EndingSpan = Span & { -readonly [Name in keyof ReadableSpan]: ReadableSpan[Name] };

/** Quoted texts of SQL: 'it''s' and $$body$$. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * Removes what could be personal data or a secret from the spans that instrumentations begin: paths with their parameters,
 * messages of errors, and texts that were written into a statement. Refusing a request is not an error of its span.
 */
class CleaningSpanProcessor extends BatchSpanProcessor {
  onEnding(ending: Span): void {
    const span = ending as EndingSpan;
    const { 'url.path': path, 'http.route': route, 'db.query.text': text } = span.attributes;
    if (path !== undefined) span.attributes['url.path'] = route ?? '/';
    if (typeof text === 'string') span.attributes['db.query.text'] = text.replaceAll(literals, "'?'");
    const isRefusal = Number(span.attributes['http.response.status_code'] ?? 500) < 500;
    const hasFailed = span.status.code === SpanStatusCode.ERROR && !isRefusal;
    span.status = { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET };
    const [type] = span.events.splice(0).map(({ attributes }) => attributes?.['exception.message']);
    const state = /\(code: (\w+)\)$/.exec(String(type))?.[1];
    if (state) span.setAttribute('error.type', state);
  }
}
