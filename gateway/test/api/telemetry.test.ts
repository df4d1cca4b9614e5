import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { createMetrics } from '../../src/platform/observability/metrics.js';
import { maxCloseMs, startTelemetry, type Telemetry } from '../../src/platform/observability/telemetry.js';
import {
  type Actor,
  attributesOf,
  createActor,
  createTestLogger,
  OtlpReceiver,
  type ReceivedSpan,
  startGateway,
  type TestGateway,
  type TestLogger,
} from '../harness/index.js';

const silent = pino({ level: 'silent' });

/** The SDK reads the variables of the process, while it starts. */
async function start(env: Record<string, string>, metrics = createMetrics(), logger = silent): Promise<Telemetry> {
  Object.assign(process.env, env);
  return startTelemetry({ metrics, logger, version: '1.2.3' }).finally(() => {
    for (const name of Object.keys(env)) delete process.env[name];
  });
}

/** A step outside of every request. */
const recordSpan = (name: string) => trace.getTracer('test').startSpan(name).end();

/** A real request, over a connection. */
async function post(gateway: TestGateway, actor: Actor, path: string, body: object, headers = {}): Promise<Response> {
  const { cookie } = actor.headers;
  return fetch(`${await gateway.url()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';
const secretNote = 'the note of a worker';

describe('traces and metrics', () => {
  let receiver: OtlpReceiver;
  let telemetry: Telemetry;
  let gateway: TestGateway;
  let worker: Actor;

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    const metrics = createMetrics();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    telemetry = await start(env, metrics);
    gateway = await startGateway({ metrics });
    worker = await createActor(gateway, 'WORKER', undefined, { firstName: 'Hypatia', lastName: 'Lovelace' });
    const traceparent = `00-${traceId}-${callersSpan}-01`;
    await post(gateway, worker, '/api/timesheets/clock-in', { lat: 39.7392, lng: -104.9903 }, { traceparent });
    const query = 'mutation Punch { timesheetClockOut(input: {}) { timesheet { id } } }';
    await post(gateway, worker, '/graphql', { query, operationName: 'Punch' });
    await post(gateway, worker, '/api/jobs', { name: secretNote });
    await fetch(`${await gateway.url()}/api/calendar/a-secret-of-a-calendar.ics`);
    await telemetry.flush();
  });
  afterAll(async () => {
    await gateway.close();
    await telemetry.close();
    await receiver.stop();
  });

  const find = (name: string): ReceivedSpan => {
    const found = receiver.spans.find((span) => span.name === name);
    if (!found) throw new Error(`no span ${name} in ${receiver.spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const childrenOf = ({ spanId }: ReceivedSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  test('continue the trace of the sender through REST, the use case and the database', () => {
    const server = find('POST /api/timesheets/clock-in');
    expect(server).toMatchObject({ traceId, parentSpanId: callersSpan, kind: 2 });
    expect(attributesOf(server)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/timesheets/clock-in',
      'url.path': '/api/timesheets/clock-in',
      'http.response.status_code': 201,
      'timetrack.organization.id': worker.organizationId,
    });
    const command = find('clockIn');
    expect(childrenOf(server).flatMap(childrenOf)).toContainEqual(command);
    expect(attributesOf(command)).toEqual({
      'timetrack.operation': 'clockIn',
      'timetrack.operation.kind': 'command',
      'timetrack.organization.id': worker.organizationId,
    });
    const statements = childrenOf(command).filter((span) => 'db.query.text' in attributesOf(span));
    expect(statements.map((span) => attributesOf(span)['db.query.text'])).toContain('commit');
    for (const statement of statements) expect(statement).toMatchObject({ traceId, kind: 3 });
  });

  test('name the operation of GraphQL and begin a trace of their own', () => {
    const server = find('POST /graphql');
    expect(server.parentSpanId ?? '').toBe('');
    expect(attributesOf(server)).toMatchObject({
      'graphql.operation.name': 'Punch',
      'graphql.operation.type': 'mutation',
      'http.response.status_code': 200,
    });
    const steps = childrenOf(server).flatMap(childrenOf);
    expect(steps.map(({ name }) => name)).toContain('clockOut');
  });

  test('contain refused requests without marking them as failures of the gateway', () => {
    const refused = find('POST /api/jobs');
    expect(attributesOf(refused)).toMatchObject({ 'http.response.status_code': 403, 'error.type': 'role.not-allowed' });
    expect(refused.status?.code ?? 0).toBe(0);
  });

  test('contain no personal data, no secrets and no values of statements', () => {
    expect(receiver.spans.length).toBeGreaterThan(5);
    const [, token = ''] = worker.headers.cookie.split('=');
    const never = [worker.email, 'Hypatia', 'Lovelace', token, worker.userId, secretNote, '39.7392', 'a-secret-of-a'];
    for (const text of never) expect(receiver.allText).not.toContain(text);
    expect(attributesOf(find('GET /api/calendar/:secret.ics'))['url.path']).toBe('/api/calendar/:secret.ics');
  });

  test('send the metrics of /metrics under their names, and the standard form of the requests', () => {
    const byName = new Map(receiver.metrics.map((metric) => [metric.name, metric]));
    expect(byName.get('timetrack_http_request_seconds')).toMatchObject({ unit: 's', histogram: {} });
    expect(byName.get('http.server.request.duration')).toMatchObject({ unit: 's', histogram: {} });
    expect(byName.get('timetrack_security_events_total')).toMatchObject({ sum: { isMonotonic: true } });
    expect(byName.get('timetrack_build_info')?.gauge?.dataPoints).toHaveLength(1);
    expect(receiver.allText).toContain('"service.version"');
  });
});

describe('background jobs', () => {
  test('run in a trace of their own with a link to the request that enqueued them', async () => {
    const receiver = await OtlpReceiver.start();
    const telemetry = await start({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
    });
    const mail = { isConfigured: true, publicUrl: 'https://time.example.com', send: async () => undefined };
    const gateway = await startGateway({ mail });
    const owner = await createActor(gateway, 'OWNER');
    expect((await post(gateway, owner, '/api/auth/forgot', { email: owner.email })).ok).toBe(true);
    await gateway.app.jobs.runPending();
    await telemetry.flush();
    const sent = receiver.spans.find(({ kind }) => kind === 4);
    const run = receiver.spans.find(({ kind }) => kind === 5);
    expect(run?.name).toBe(sent?.name.replace('send', 'process'));
    expect(run?.links).toMatchObject([{ traceId: sent?.traceId, spanId: sent?.spanId }]);
    expect(run?.traceId).not.toBe(sent?.traceId);
    expect(receiver.allText).not.toContain(owner.email);
    await gateway.close();
    await telemetry.close();
    await receiver.stop();
  });
});

describe('the exporter', () => {
  test('sends nothing without an endpoint', async () => {
    const telemetry = await start({ OTEL_TRACES_SAMPLER: 'always_on' });
    expect(trace.getTracer('test').startSpan('a step').isRecording()).toBe(false);
    await telemetry.flush();
    await telemetry.close();
  });

  test('sends protobuf to the endpoint by default, but no trace that was not sampled', async () => {
    const receiver = await OtlpReceiver.start();
    for (const ratio of ['0', '1']) {
      const telemetry = await start({
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_METRICS_EXPORTER: 'none',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: ratio,
      });
      recordSpan(`ratio ${ratio}`);
      await telemetry.close();
    }
    expect(receiver.received).toMatchObject([
      {
        path: '/v1/traces',
        headers: { 'content-type': 'application/x-protobuf' },
        body: expect.stringContaining('ratio 1'),
      },
    ]);
    await receiver.stop();
  });
});

describe('problems of the exporter', () => {
  const problemsIn = ({ lines }: TestLogger) =>
    lines.filter(({ component, level }) => component === 'telemetry' && level === 40);

  async function withEnvironment(env: Record<string, string>, work: () => Promise<void>): Promise<void> {
    // The SDK reads these variables itself.
    Object.assign(process.env, env);
    await work().finally(() => {
      for (const name of Object.keys(env)) delete process.env[name];
    });
  }

  test('are logged at the start, one line for each wrong setting', async () => {
    const log = createTestLogger();
    const env = { OTEL_EXPORTER_OTLP_COMPRESSION: 'brotli', OTEL_EXPORTER_OTLP_CERTIFICATE: '/nowhere/ca.pem' };
    await withEnvironment(env, async () => {
      const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, createMetrics(), log.logger);
      expect(problemsIn(log)).toMatchObject([
        { msg: 'OpenTelemetry ignores a setting', problem: expect.stringContaining('OTEL_EXPORTER_OTLP_COMPRESSION') },
        { msg: 'OpenTelemetry ignores a setting', problem: expect.stringContaining('certificate') },
      ]);
      await telemetry.close(0);
    });
  });

  test('are logged without the response of the collector and without a stack', async () => {
    const log = createTestLogger();
    const receiver = await OtlpReceiver.start({ status: 400, body: 'what the collector says' });
    const telemetry = await start(
      { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_METRICS_EXPORTER: 'none', OTEL_BSP_SCHEDULE_DELAY: '1' },
      createMetrics(),
      log.logger,
    );
    recordSpan('work');
    await log.untilLine({ component: 'telemetry', level: 40 });
    expect(problemsIn(log).map(({ problem }) => problem)).toEqual(['Bad Request (400)']);
    expect(JSON.stringify(log.lines)).not.toContain('what the collector says');
    await telemetry.close();
    await receiver.stop();
  });
});

describe('an unreachable collector', () => {
  test('neither breaks requests nor delays the end of the gateway', async () => {
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const gateway = await startGateway();
    const worker = await createActor(gateway, 'WORKER');
    expect((await post(gateway, worker, '/api/timesheets/clock-in', {})).status).toBe(201);
    await gateway.close();
    const patienceMs = 50;
    const begun = performance.now();
    await telemetry.close(patienceMs);
    expect(performance.now() - begun).toBeLessThan(maxCloseMs);
  });
});
