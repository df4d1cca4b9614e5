import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMetrics, type MetricValues } from '../../src/platform/observability/metrics.js';
import { RedisServer, startGateway, type TestGateway } from '../harness/index.js';

const root = path.resolve(import.meta.dirname, '../../..');
const readText = (file: string) => readFile(path.join(root, file), 'utf8');
const runbook = 'docs/operations/observability.md';

/** Prometheus adds them to every series. */
const labelsOfPrometheus = ['job', 'instance', 'le'];

let redis: RedisServer;
let gateway: TestGateway;
let exported: ReadonlyMap<string, MetricValues>;
let used: readonly Selector[];
let rules: string;

/** `timetrack_jobs{state="waiting"}` in an expression. */
interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
  /** Labels that must have exactly this value. */
  readonly values: readonly (readonly [label: string, value: string])[];
}

function selectorsIn(expression: string): Selector[] {
  const found = expression.matchAll(/\b((?:timetrack|nodejs|process)_\w+)(?:\{([^}]*)\})?/g);
  return [...found].map(([, metric = '', matchers = '']) => {
    const parts = [...matchers.matchAll(/(\w+)\s*(=~|!=|=)\s*"([^"]*)"/g)];
    const values = parts.filter(([, , operator]) => operator === '=');
    return {
      metric,
      labels: parts.map(([, label = '']) => label),
      values: values.map(([, label = '', , value = '']) => [label, value] as const),
    };
  });
}

/** Counts each kind of thing once, so that every metric has a series with its labels. */
function countEverything(metrics: ReturnType<typeof createMetrics>): void {
  metrics.observeHttp({ method: 'GET', route: '/api/jobs', status: 200, seconds: 0.1 });
  metrics.observeGraphql({ kind: 'mutation', name: 'Punch', outcome: 'success', seconds: 0.1 });
  metrics.observeJob({ name: 'account-mail', outcome: 'done', seconds: 0.1 });
  metrics.countAborted({ method: 'GET', route: '/api/jobs' });
  metrics.countRefusal({ status: 429, reason: 'requests.too-many', limit: 'requests-per-session' });
  metrics.countRefusal({ status: 503, reason: 'database.busy', limit: '' });
  metrics.countFailedOperation({ operation: 'clockIn', reason: 'internal' });
  metrics.countSecurityEvent({ event: 'sign-in.failed' });
  metrics.countRemotesFailure('unreadable');
  metrics.countClientError({ module: 'shell', version: '1.0.0', kind: 'RENDER', occurrences: 1 });
}

beforeAll(async () => {
  redis = await RedisServer.start();
  const metrics = createMetrics({ process: true });
  // A database that is not a standby is up to date, so it can play the replica.
  const other = await startGateway();
  gateway = await startGateway({ metrics, env: { REDIS_URL: redis.url, DATABASE_REPLICA_URLS: other.databaseUrl } });
  countEverything(metrics);
  await gateway.app.jobs.runPending();
  const values = await metrics.readValues();
  exported = new Map(values.flatMap((metric) => namesOf(metric).map((name) => [name, metric])));
  await other.close();
  rules = await readText('deploy/monitoring/alerts.yml');
  used = [...selectorsIn(rules), ...selectorsIn(await readExpressions())];
});
afterAll(async () => {
  await gateway.close();
  await redis.kill();
});

function namesOf({ name, type }: MetricValues): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];
}

async function readExpressions(): Promise<string> {
  const dashboard = JSON.parse(await readText('deploy/monitoring/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
}

describe('the dashboard and the alert rules', () => {
  test('name only metrics that the gateway exports', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.map(({ metric }) => metric).filter((metric) => !exported.has(metric))).toEqual([]);
  });

  test('name only labels and values that these metrics have', () => {
    const wrong = used.filter(({ metric, labels, values }) => {
      const series = exported.get(metric)?.values ?? [];
      const known = new Set(series.flatMap((each) => Object.keys(each.labels)));
      const isKnown = labels.every((label) => labelsOfPrometheus.includes(label) || known.has(label));
      const own = values.filter(([label]) => !labelsOfPrometheus.includes(label));
      return !isKnown || !series.some((each) => own.every(([label, value]) => each.labels[label] === value));
    });
    expect(wrong).toEqual([]);
  });

  test('use every metric of the gateway that can become a problem', () => {
    const names = new Set(used.map(({ metric }) => metric));
    const unused = [...exported.keys()].filter((name) => name.startsWith('timetrack_') && !names.has(name));
    expect(unused.filter((name) => !name.endsWith('_sum') && !name.endsWith('_bucket'))).toEqual([]);
  });

  test('lead to a section of the runbook for every alert', async () => {
    const headings = [...(await readText(runbook)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
    const alerts = [...rules.matchAll(/- alert: (\w+)[\s\S]*?runbook: (\S+)/g)];
    expect(alerts).toHaveLength(rules.split('- alert: ').length - 1);
    for (const [, alert = '', address] of alerts) {
      expect(address).toBe(`${runbook}#${alert.toLowerCase()}`);
      expect(headings).toContain(alert);
    }
  });

  test('leave no metric of the gateway undocumented', async () => {
    const text = await readText(runbook);
    const metrics = [...exported.values()].map(({ name }) => name).filter((name) => name.startsWith('timetrack_'));
    expect([...new Set(metrics)].filter((name) => !text.includes(name))).toEqual([]);
  });
});
