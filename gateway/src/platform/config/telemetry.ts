/** Where traces or metrics are sent, and in which encoding. */
export interface TelemetryTarget {
  /** `http://collector:4318/v1/traces` */
  readonly url: string;
  readonly protocol: 'http/protobuf' | 'http/json';
}

/** What the standard variables of OpenTelemetry ask for. The exporter itself reads headers, certificates and compression. */
export interface TelemetryConfig {
  /** Null means off. */
  readonly traces: TelemetryTarget | null;
  readonly metrics: TelemetryTarget | null;
  /** The name of a sampler, such as `parentbased_traceidratio`, and the part of the traces that it chooses, 0 to 1. */
  readonly sampler: { readonly name: Sampler; readonly ratio: number };
  /** Whether `traceparent` is read from requests and sent to other servers. */
  readonly propagates: boolean;
  readonly metricIntervalMs: number;
  readonly spanQueue: { readonly delayMs: number; readonly maxQueue: number; readonly maxBatch: number };
  /** Values that were ignored, one sentence each. OpenTelemetry demands that a program still starts. */
  readonly warnings: readonly string[];
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

type Sampler = (typeof samplers)[number];
type Signal = 'TRACES' | 'METRICS';

/** Reads https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables. Empty variables count as absent. */
export function readTelemetryConfig(env: NodeJS.ProcessEnv): TelemetryConfig {
  const variables = new Variables(env);
  const isDisabled = readDisabled(variables);
  checkPairs(variables);
  const maxQueue = variables.count('OTEL_BSP_MAX_QUEUE_SIZE', 2048);
  return {
    traces: isDisabled ? null : targetOf(variables, 'TRACES'),
    metrics: isDisabled ? null : targetOf(variables, 'METRICS'),
    sampler: readSampler(variables),
    propagates: readPropagators(variables),
    metricIntervalMs: variables.count('OTEL_METRIC_EXPORT_INTERVAL', 60_000),
    spanQueue: {
      delayMs: variables.count('OTEL_BSP_SCHEDULE_DELAY', 5000),
      maxQueue,
      maxBatch: Math.min(variables.count('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512), maxQueue),
    },
    warnings: variables.warnings,
  };
}

function readDisabled(variables: Variables): boolean {
  const text = variables.text('OTEL_SDK_DISABLED')?.toLowerCase() ?? 'false';
  if (text !== 'true' && text !== 'false') variables.ignore('OTEL_SDK_DISABLED', 'it is neither true nor false');
  return text === 'true';
}

/** Warns of what the SDK, which reads these variables itself, leaves out silently. */
function checkPairs(variables: Variables): void {
  const isAttribute = ({ name, value }: Pair) => name !== '' && !value.includes('=');
  if (!variables.pairs('OTEL_RESOURCE_ATTRIBUTES').every(isAttribute)) {
    variables.ignore('OTEL_RESOURCE_ATTRIBUTES', 'it is not a list of name=value, with %3D for = and %2C for a comma');
  }
  for (const signal of ['', 'TRACES_', 'METRICS_']) {
    const name = `OTEL_EXPORTER_OTLP_${signal}HEADERS`;
    if (!variables.pairs(name).every((header) => header.name && header.value)) {
      variables.warn(`${name} has entries that are ignored, because they are not name=value.`);
    }
  }
}

function targetOf(variables: Variables, signal: Signal): TelemetryTarget | null {
  const exporter = variables.text(`OTEL_${signal}_EXPORTER`) ?? 'otlp';
  if (exporter === 'none') return null;
  if (exporter !== 'otlp') variables.ignore(`OTEL_${signal}_EXPORTER`, 'only otlp and none are supported');
  const own = `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`;
  const name = variables.text(own) ? own : 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const endpoint = variables.text(name);
  if (!endpoint) return null;
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol)) {
    variables.ignore(name, 'it is not an http or https URL');
    return null;
  }
  // Only the general endpoint is the base of the paths of the signals.
  if (name !== own) url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/${signal.toLowerCase()}`;
  return { url: url.href, protocol: protocolOf(variables, signal) };
}

function protocolOf(variables: Variables, signal: Signal): TelemetryTarget['protocol'] {
  const own = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`;
  const name = variables.text(own) ? own : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const protocol = variables.text(name) ?? 'http/protobuf';
  if (protocol === 'http/protobuf' || protocol === 'http/json') return protocol;
  variables.ignore(name, 'only http/protobuf and http/json are supported, so http/protobuf is used');
  return 'http/protobuf';
}

function readSampler(variables: Variables): TelemetryConfig['sampler'] {
  const name = variables.text('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  const known = samplers.find((sampler) => sampler === name);
  if (!known) variables.ignore('OTEL_TRACES_SAMPLER', `it is not one of ${samplers.join(', ')}`);
  const text = variables.text('OTEL_TRACES_SAMPLER_ARG');
  const ratio = text === undefined ? 1 : Number(text);
  const isRatio = ratio >= 0 && ratio <= 1;
  if (!isRatio) variables.ignore('OTEL_TRACES_SAMPLER_ARG', 'it is not a number from 0 to 1');
  return { name: known ?? 'parentbased_always_on', ratio: isRatio ? ratio : 1 };
}

/** Baggage is not passed on, because it can contain anything. */
function readPropagators(variables: Variables): boolean {
  const names = (variables.text('OTEL_PROPAGATORS') ?? 'tracecontext,baggage').split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !['tracecontext', 'baggage', 'none', ''].includes(name));
  if (unknown.length > 0) variables.ignore('OTEL_PROPAGATORS', 'only tracecontext and none are supported');
  return names.includes('tracecontext') && !names.includes('none');
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

class Variables {
  readonly warnings: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  count(name: string, fallback: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    this.ignore(name, 'it is not a whole number above 0');
    return fallback;
  }

  /** The entries of a list such as `team=payroll,region=eu`. One that the SDK cannot read is empty. */
  pairs(name: string): Pair[] {
    const entries = (this.text(name) ?? '').split(',').filter((entry) => entry.trim() !== '');
    return entries.map((entry) => {
      const end = entry.indexOf('=');
      if (end < 0 || !isDecodable(entry)) return { name: '', value: '' };
      return { name: entry.slice(0, end).trim(), value: entry.slice(end + 1).trim() };
    });
  }

  /** Without the value, which can contain a password. */
  ignore(name: string, reason: string): void {
    this.warn(`${name} is ignored: ${reason}.`);
  }

  warn(sentence: string): void {
    if (!this.warnings.includes(sentence)) this.warnings.push(sentence);
  }
}
