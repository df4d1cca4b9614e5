import { randomUUID } from 'node:crypto';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPMetricExporter as JsonMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TelemetryConfig, TelemetryTarget } from '../config/telemetry.js';
import { OtelTracing } from '../tracing/otel-spans.js';
import type { Tracing } from '../tracing/span.js';
import type { Metrics } from './metrics.js';
import { RegistryProducer } from './otlp-metrics.js';

export interface OtelParts {
  readonly config: TelemetryConfig;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly version: string;
}

/** What runs while the gateway sends traces or metrics. */
export interface Otel {
  readonly tracing: Tracing | null;
  /** Sends the rest. Waits for the receiver. */
  flush(): Promise<void>;
  shutdown(): Promise<void>;
}

/** Longer texts, such as long statements, are cut. */
const longestAttribute = 2000;

/** Starts the SDK. This module is loaded only if there is something to send: it costs memory and time at the start. */
export function startOtel({ config, metrics, logger, version }: OtelParts): Otel {
  const problems = reportProblems(logger);
  const resource = resourceOf(version);
  const traces = config.traces && startTraces(config.traces, config, resource);
  const meters = config.metrics && startMetrics(config.metrics, { config, metrics, version, resource });
  const both = [traces, meters].filter((provider) => provider !== null);
  problems.startEnded();
  return {
    tracing: traces && new OtelTracing(traces.getTracer('timetrack', version), config.propagates),
    flush: async () => void (await Promise.allSettled(both.map((provider) => provider.forceFlush()))),
    shutdown: async () => void (await Promise.allSettled(both.map((provider) => provider.shutdown()))),
  };
}

function startTraces({ url, protocol }: TelemetryTarget, config: TelemetryConfig, resource: Resource): TracerProvider {
  const exporter = protocol === 'http/json' ? new JsonTraceExporter({ url }) : new ProtobufTraceExporter({ url });
  const { delayMs, maxQueue, maxBatch } = config.spanQueue;
  return new TracerProvider({
    resource,
    sampler: samplerOf(config.sampler),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: delayMs,
        maxQueueSize: maxQueue,
        maxExportBatchSize: maxBatch,
      }),
    ],
  });
}

function startMetrics(
  { url, protocol }: TelemetryTarget,
  { config, metrics, version, resource }: Omit<OtelParts, 'logger'> & { readonly resource: Resource },
): MeterProvider {
  const exporter = protocol === 'http/json' ? new JsonMetricExporter({ url }) : new ProtobufMetricExporter({ url });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: config.metricIntervalMs,
    metricProducers: [new RegistryProducer(() => metrics.readValues(), version)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** No arguments of the command line and no paths, which the SDK's own detectors would add. */
function resourceOf(version: string): Resource {
  const ours = resourceFromAttributes({
    'service.name': 'timetrack-gateway',
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  return ours.merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
}

function samplerOf({ name, ratio }: TelemetryConfig['sampler']): Sampler {
  const [, parentBased, root] = /^(parentbased_)?(.+)$/.exec(name) ?? [];
  const sampler = rootSamplerOf(root, ratio);
  return parentBased ? new ParentBasedSampler({ root: sampler }) : sampler;
}

function rootSamplerOf(name: string | undefined, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
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
