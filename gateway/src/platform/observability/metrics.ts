import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValueWithName,
  Registry,
} from 'prom-client';
import type { SecurityEventName } from '../errors/security-event.js';
import type { ReportedClientError } from '../ports/platform.js';

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

/** A metric with its values, as prom-client has them. Its declaration of the type is wrong. */
export type MetricValues = Omit<MetricObjectWithValues<MetricValueWithName<string>>, 'type'> & {
  readonly type: string;
};

/** `refused`: its content cannot be used. `manifest`: a manifest does not have its hash. */
export type RemotesFailure = 'unreadable' | 'refused' | 'manifest';

export type Metrics = ReturnType<typeof createMetrics>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of the gateway, in a registry of its own: two gateways in one process (a test) count separately. */
export function createMetrics({ process: withProcess = false } = {}) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const instruments = createInstruments(registers);
  const clientErrorLabels = new ClientErrorLabels();
  return {
    contentType: registry.contentType,
    /** The response of `GET /metrics`. */
    read: () => registry.metrics(),
    /** Everything that `read` formats, for other protocols. */
    readValues: async () => (await registry.getMetricsAsJSON()) as unknown as readonly MetricValues[],
    /** `route` is the pattern, never the path: each id would create a series. */
    observeHttp: ({ seconds, ...labels }: { method: string; route: string; status: number; seconds: number }) =>
      instruments.http.observe(labels, seconds),
    observeGraphql: ({ seconds, ...labels }: { kind: string; name: string; outcome: string; seconds: number }) =>
      instruments.graphql.observe(labels, seconds),
    observeJob: ({ seconds, ...labels }: { name: string; outcome: string; seconds: number }) =>
      instruments.jobs.observe(labels, seconds),
    countSecurityEvent: (event: SecurityEventName) => instruments.securityEvents.inc({ event }),
    countRemotesFailure: (reason: RemotesFailure) => instruments.remotesFailures.inc({ reason }),
    countAborted: (labels: { method: string; route: string }) => instruments.aborted.inc(labels),
    countRefusal: ({ status, ...labels }: { status: number; reason: string; limit: string }) =>
      instruments.refusals.inc({ status: String(status), ...labels }),
    countFailedOperation: (labels: { operation: string; reason: string }) => instruments.failedOperations.inc(labels),
    /** Names without a deployed module are counted together. */
    countClientError: (error: ReportedClientError) =>
      void clientErrorLabels.of(error).then((labels) => instruments.clientErrors.inc(labels, error.occurrences)),
    /** Where to find the names of the modules that are deployed now. */
    watchModules: (listNames: () => Promise<readonly string[]>) => clientErrorLabels.watchModules(listNames),
    /** Adds a gauge that is read at each scrape. */
    addGauge: (gauge: WatchedGauge) => void createGauge(gauge, registers),
  };
}

/** Gauges are read at each scrape. */
function createInstruments(registers: Registry[]) {
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    http: histogram('timetrack_http_request_seconds', 'How long requests took.', 'method', 'route', 'status'),
    graphql: histogram('timetrack_graphql_operation_seconds', 'How long operations took.', 'kind', 'name', 'outcome'),
    jobs: histogram('timetrack_job_seconds', 'How long background jobs took.', 'name', 'outcome'),
    securityEvents: counter(
      'timetrack_security_events_total',
      'Security events: failed sign-ins, refused requests, use of revoked keys.',
      'event',
    ),
    remotesFailures: counter(
      'timetrack_remotes_failures_total',
      'Failures of the remotes file. The last usable version stays in effect.',
      'reason',
    ),
    clientErrors: counter(
      'timetrack_client_errors_total',
      'Errors that browsers reported.',
      'module',
      'version',
      'kind',
    ),
    aborted: counter(
      'timetrack_http_aborted_total',
      'Requests whose clients went away before the response had been sent.',
      'method',
      'route',
    ),
    failedOperations: counter(
      'timetrack_operation_failures_total',
      'Operations of both APIs that failed because of the gateway or what it depends on.',
      'operation',
      'reason',
    ),
    refusals: counter(
      'timetrack_refusals_total',
      'Requests, messages and sockets that were refused with 429 or 503.',
      'status',
      'reason',
      'limit',
    ),
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

const maxVersions = 20;

/**
 * Chooses the labels of an error. Reports come from browsers, and each new label value would create a series: so modules
 * that are not deployed are `other`, and so are versions after the first twenty of a module.
 */
class ClientErrorLabels {
  private readonly versions = new Map<string, Set<string>>();

  private listNames: () => Promise<readonly string[]> = async () => [];

  watchModules(listNames: () => Promise<readonly string[]>): void {
    this.listNames = listNames;
  }

  async of({ module, version, kind }: ReportedClientError) {
    const names = await this.listNames().catch((): readonly string[] => []);
    if (module !== 'shell' && !names.includes(module)) return { module: 'other', version: 'other', kind };
    return { module, version: this.versionOf(module, version), kind };
  }

  private versionOf(module: string, version: string | null): string {
    if (version === null) return 'unknown';
    const versions = this.versions.get(module) ?? new Set<string>();
    if (!versions.has(version) && versions.size >= maxVersions) return 'other';
    this.versions.set(module, versions.add(version));
    return version;
  }
}
