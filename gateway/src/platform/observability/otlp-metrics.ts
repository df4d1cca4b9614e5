import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricValues } from './metrics.js';

/** Sends the metrics of `/metrics` by OTLP, under the same names, so that one dashboard shows both. */
export class RegistryProducer implements MetricProducer {
  private readonly begun: HrTime = millisToHrTime(Date.now());

  constructor(
    private readonly readValues: () => Promise<readonly MetricValues[]>,
    private readonly version: string,
  ) {}

  async collect(): Promise<CollectionResult> {
    const scope = { name: 'timetrack', version: this.version };
    const times = { startTime: this.begun, endTime: millisToHrTime(Date.now()) };
    const metrics = (await this.readValues()).flatMap((metric) => formsOf(metric).map((form) => dataOf(form, times)));
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] }, errors: [] };
  }
}

/** Requests are also sent under the name of the standard: https://opentelemetry.io/docs/specs/semconv/http/http-metrics */
function formsOf(metric: MetricValues): readonly MetricValues[] {
  if (metric.name !== 'timetrack_http_request_seconds') return [metric];
  const values = metric.values.map(({ labels: { method, route, status, ...labels }, ...value }) => ({
    ...value,
    labels: {
      ...labels,
      ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': Number(status) },
    },
  }));
  return [metric, { ...metric, name: 'http.server.request.duration', values }];
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

function dataOf(metric: MetricValues, times: Times): MetricData {
  const { name, help } = metric;
  const common = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (metric.type === 'histogram') {
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, times) };
  }
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return metric.type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** The unit in UCUM, or no unit. */
function unitOf(name: string): string {
  if (/_seconds(_total)?$|\.duration$/.test(name)) return 's';
  return /_bytes(_total)?$/.test(name) ? 'By' : '';
}

interface Series {
  readonly attributes: Attributes;
  readonly boundaries: number[];
  /** How many values are at most as large as each boundary; the last one counts all. */
  readonly cumulative: number[];
  sum: number;
  count: number;
}

/** Prometheus writes each bucket, the sum and the count of a series as values of their own. */
function histogramsOf({ name, values }: MetricValues, times: Times): DataPoint<Histogram>[] {
  const all = new Map<string, Series>();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const series = all.getOrInsert(key, { attributes, boundaries: [], cumulative: [], sum: 0, count: 0 });
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else {
      series.cumulative.push(value);
      if (le !== '+Inf') series.boundaries.push(Number(le));
    }
  }
  return [...all.values()].map(({ attributes, boundaries, cumulative, sum, count }) => {
    const counts = cumulative.map((value, index) => value - (cumulative[index - 1] ?? 0));
    return { ...times, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}
