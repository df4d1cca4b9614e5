import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readTelemetryConfig } from '../telemetry.js';

const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

test('is off without an endpoint, whatever else is set', () => {
  const config = readTelemetryConfig({ OTEL_TRACES_SAMPLER: 'always_on', OTEL_SERVICE_NAME: 'timetrack' });
  expect(config).toMatchObject({ traces: null, metrics: null, warnings: [] });
});

test.each([
  ['http://collector:4318', 'http://collector:4318/v1/traces', 'http://collector:4318/v1/metrics'],
  [
    'https://gateway.example/otlp/',
    'https://gateway.example/otlp/v1/traces',
    'https://gateway.example/otlp/v1/metrics',
  ],
])('adds the path of each signal to %s', (OTEL_EXPORTER_OTLP_ENDPOINT, traces, metrics) => {
  expect(readTelemetryConfig({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({
    traces: { url: traces, protocol: 'http/protobuf' },
    metrics: { url: metrics, protocol: 'http/protobuf' },
  });
});

test('uses the endpoint and protocol of a signal as they are', () => {
  const config = readTelemetryConfig({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/spans',
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
  });
  expect(config).toMatchObject({ traces: { url: 'http://tempo:4318/spans', protocol: 'http/json' }, metrics: null });
});

test.each([
  [{ OTEL_SDK_DISABLED: 'TRUE' }, false, false],
  [{ OTEL_TRACES_EXPORTER: 'none' }, false, true],
  [{ OTEL_METRICS_EXPORTER: 'none' }, true, false],
  [{ OTEL_SDK_DISABLED: 'false', OTEL_TRACES_EXPORTER: '' }, true, true],
])('turns signals off with %j', (env, hasTraces, hasMetrics) => {
  const { traces, metrics } = readTelemetryConfig({ ...base, ...env });
  expect([traces !== null, metrics !== null]).toEqual([hasTraces, hasMetrics]);
});

test('reads the sampler, the intervals and the propagators', () => {
  const config = readTelemetryConfig({
    ...base,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
    OTEL_BSP_MAX_QUEUE_SIZE: '100',
    OTEL_PROPAGATORS: 'none',
  });
  expect(config).toMatchObject({
    sampler: { name: 'parentbased_traceidratio', ratio: 0.1 },
    metricIntervalMs: 5000,
    spanQueue: { maxQueue: 100, maxBatch: 100 },
    propagates: false,
    warnings: [],
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://user:hunter2@collector', { traces: null, metrics: null }],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', { traces: { protocol: 'http/protobuf' } }],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote', { sampler: { name: 'parentbased_always_on' } }],
  ['OTEL_TRACES_SAMPLER_ARG', '110 %', { sampler: { ratio: 1 } }],
  ['OTEL_METRIC_EXPORT_INTERVAL', '-1', { metricIntervalMs: 60_000 }],
  ['OTEL_PROPAGATORS', 'b3', { propagates: false }],
  ['OTEL_SDK_DISABLED', '1', { traces: { protocol: 'http/protobuf' } }],
  ['OTEL_RESOURCE_ATTRIBUTES', 'team=payroll,password: hunter2', {}],
  ['OTEL_RESOURCE_ATTRIBUTES', 'password=%hunter2', {}],
])('ignores %s=%s with a warning that does not repeat it', (name, value, expected) => {
  const config = readTelemetryConfig({ ...base, [name]: value });
  expect(config).toMatchObject(expected);
  expect(config.warnings[0]).toContain(`${name} is ignored`);
  expect(config.warnings.join()).not.toContain('hunter2');
});

test.each(['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'OTEL_EXPORTER_OTLP_METRICS_HEADERS'])(
  'warns of entries of %s that the exporter leaves out',
  (name) => {
    const warningsOf = (value: string) => readTelemetryConfig({ ...base, [name]: value }).warnings;
    expect(warningsOf('authorization=Basic aHVudGVyMg==, x-tenant=a%20b,')).toEqual([]);
    for (const wrong of ['Authorization: Bearer hunter2', 'x-tenant=a,hunter2', '=hunter2', 'a=', 'a=%hunter2']) {
      expect(warningsOf(wrong)).toEqual([`${name} has entries that are ignored, because they are not name=value.`]);
    }
  },
);

test('warns once of a value that concerns both signals', () => {
  expect(readTelemetryConfig({ ...base, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }).warnings).toHaveLength(1);
});

test('documents every variable that it reads', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const names = read('../telemetry.ts').match(/OTEL_[A-Z_]*[A-Z]\b/g) ?? [];
  const documented = read('../../../../../docs/operations/observability.md');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});
