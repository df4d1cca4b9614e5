import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SecurityEventName } from '../errors/security-event.js';
import type { ReportedClientError } from '../ports/platform.js';
import { ClientErrorLabels } from './client-error-labels.js';

/** The metrics of the gateway, for Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** The response of `GET /metrics`. */
  read(): Promise<string>;
  /** Records one request. `route` is the pattern, never the path: each id would create a series. */
  observeHttp(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Records one executed GraphQL operation. */
  observeGraphql(operation: { kind: string; name: string; outcome: string; seconds: number }): void;
  /** Records one run of a background job, successful or not. */
  observeJob(job: { name: string; outcome: string; seconds: number }): void;
  /** Counts a security event, also while its log lines are suppressed. */
  countSecurityEvent(event: SecurityEventName): void;
  /** Counts failures to read or use the remotes file or the manifest of a module. */
  countRemotesFailure(reason: RemotesFailure): void;
  /** Counts an error that a browser reported. Names without a deployed module are counted together. */
  countClientError(error: ReportedClientError): void;
  /** Where to find the names of the modules that are deployed now. */
  watchModules(listNames: () => Promise<readonly string[]>): void;
  /** Counts a request whose client went away before the response had been sent. */
  countAborted(request: { method: string; route: string }): void;
  /** Counts what was refused with 429 or 503, whichever API or socket it came through. */
  countRefusal(refusal: { status: number; reason: string; limit: string }): void;
  /** Counts an operation that failed although its caller did nothing wrong. */
  countFailedOperation(failed: { operation: string; reason: string }): void;
  /** Adds a gauge that is read at each scrape. */
  addGauge(gauge: WatchedGauge): void;
  /** Everything that `read` formats, for other protocols. */
  readValues(): Promise<readonly MetricValues[]>;
}

/** A gauge whose values come from the part of the gateway that it describes. */
interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** The values at this moment. None, for as long as they are unknown. It must not wait for long: see `RecentValue`. */
  readonly read: () => readonly GaugeValue[] | Promise<readonly GaugeValue[]>;
}

export interface GaugeValue {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A metric with its values, in the form of prom-client. */
export interface MetricValues {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    /** Of a histogram: `x_bucket`, `x_sum` or `x_count`. */
    readonly metricName?: string;
  }[];
}

/** `refused`: its content cannot be used. `manifest`: a manifest does not have its hash. */
export type RemotesFailure = 'unreadable' | 'refused' | 'manifest';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Uses its own registry, so that two gateways in one process (a test) count separately. */
export function createMetrics({ process: withProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const http = new Histogram({
    name: 'timetrack_http_request_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets, registers },
  });
  const graphql = new Histogram({
    name: 'timetrack_graphql_operation_seconds',
    help: 'How long GraphQL operations took, by kind, name and outcome.',
    labelNames: ['kind', 'name', 'outcome'],
    ...{ buckets, registers },
  });
  const jobs = new Histogram({
    name: 'timetrack_job_seconds',
    help: 'How long background jobs took, by name and outcome.',
    labelNames: ['name', 'outcome'],
    ...{ buckets, registers },
  });
  const securityEvents = new Counter({
    name: 'timetrack_security_events_total',
    help: 'Security events, by event: failed sign-ins, refused requests, use of revoked keys.',
    labelNames: ['event'],
    registers,
  });
  const remotesFailures = new Counter({
    name: 'timetrack_remotes_failures_total',
    help: 'Failures of the remotes file, by reason. The last usable version stays in effect.',
    labelNames: ['reason'],
    registers,
  });
  const clientErrors = new Counter({
    name: 'timetrack_client_errors_total',
    help: 'Errors that browsers reported, by module, version and kind.',
    labelNames: ['module', 'version', 'kind'],
    registers,
  });
  const clientErrorLabels = new ClientErrorLabels();
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    observeHttp: ({ seconds, ...labels }) => http.observe(labels, seconds),
    observeGraphql: ({ seconds, ...labels }) => graphql.observe(labels, seconds),
    observeJob: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    countSecurityEvent: (event) => securityEvents.inc({ event }),
    countRemotesFailure: (reason) => remotesFailures.inc({ reason }),
    countClientError: (error) =>
      void clientErrorLabels.of(error).then((labels) => clientErrors.inc(labels, error.occurrences)),
    watchModules: (listNames) => clientErrorLabels.watchModules(listNames),
    ...createFailureCounters(registers),
    addGauge: (gauge) => void createGauge(gauge, registers),
    readValues: async () => (await registry.getMetricsAsJSON()) as unknown as MetricValues[],
  };
}

/** Counts what callers did not get. */
function createFailureCounters(
  registers: Registry[],
): Pick<Metrics, 'countAborted' | 'countFailedOperation' | 'countRefusal'> {
  const aborted = new Counter({
    name: 'timetrack_http_aborted_total',
    help: 'Requests whose clients went away before the response had been sent, by method and route.',
    labelNames: ['method', 'route'],
    registers,
  });
  const failedOperations = new Counter({
    name: 'timetrack_operation_failures_total',
    help: 'Operations of both APIs that failed because of the gateway or what it depends on, by operation and reason.',
    labelNames: ['operation', 'reason'],
    registers,
  });
  const refusals = new Counter({
    name: 'timetrack_refusals_total',
    help: 'Refused requests, messages and sockets, by status (429, 503), reason and limit.',
    labelNames: ['status', 'reason', 'limit'],
    registers,
  });
  return {
    countAborted: (labels) => aborted.inc(labels),
    countFailedOperation: (labels) => failedOperations.inc(labels),
    countRefusal: ({ status, ...labels }) => refusals.inc({ status: String(status), ...labels }),
  };
}

function createGauge({ name, help, labels = [], read }: WatchedGauge, registers: Registry[]): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers,
    async collect() {
      // A value that cannot be read is missing: one broken gauge must not take the others with it.
      const values = await Promise.resolve()
        .then(read)
        .catch(() => []);
      this.reset();
      for (const { value, labels = {} } of values) this.set(labels, value);
    },
  });
}
