import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValueWithName,
  Registry,
} from 'prom-client';
import type { ReportedClientError } from '../ports/platform.js';

/** A gauge whose values come from the part of the gateway that it describes. */
interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Sets the values of this moment, except those that are unknown. It must not wait for long: see `recentValue`. */
  readonly read: (set: SetValue) => void | Promise<void>;
}

type SetValue = (value: number, labels?: Readonly<Record<string, string>>) => void;

/** A metric with its values, as prom-client has them. Its declaration of the type is wrong. */
export type MetricValues = Omit<MetricObjectWithValues<MetricValueWithName<string>>, 'type'> & {
  readonly type: string;
};

/** `refused`: its content cannot be used. `manifest`: a manifest does not have its hash. */
export type RemotesFailure = 'unreadable' | 'refused' | 'manifest';

export type Metrics = ReturnType<typeof createMetrics>;

type Labels<Label extends string> = Readonly<Record<Label, string | number>>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of the gateway, in a registry of its own: two gateways in one process (a test) count separately. */
export function createMetrics({ process: withProcess = false } = {}) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const clientErrorLabels = new ClientErrorLabels();
  const histogram = <Label extends string>(name: string, labelNames: readonly Label[], help: string) => {
    const instrument = new Histogram<string>({ name, help, labelNames: [...labelNames], buckets, registers });
    return ({ seconds, ...labels }: Labels<Label> & { readonly seconds: number }) =>
      instrument.observe(labels as Labels<string>, seconds);
  };
  const counter = <Label extends string>(name: string, labelNames: readonly Label[], help: string) => {
    const instrument = new Counter<string>({ name, help, labelNames: [...labelNames], registers });
    return (labels: Labels<Label>, count = 1) => instrument.inc(labels, count);
  };
  const countClientErrors = counter(
    'timetrack_client_errors_total',
    ['module', 'version', 'kind'],
    'Errors that browsers reported.',
  );
  const countRefusals = counter(
    'timetrack_refusals_total',
    ['status', 'reason', 'limit'],
    'Requests, messages and sockets that were refused with 429 or 503.',
  );
  const countRemotesFailures = counter(
    'timetrack_remotes_failures_total',
    ['reason'],
    'Failures of the remotes file. The last usable version stays in effect.',
  );
  return {
    contentType: registry.contentType,
    /** The response of `GET /metrics`. */
    read: () => registry.metrics(),
    /** Everything that `read` formats, for other protocols. */
    readValues: async () => (await registry.getMetricsAsJSON()) as unknown as readonly MetricValues[],
    /** `route` is the pattern, never the path: each id would create a series. */
    observeHttp: histogram('timetrack_http_request_seconds', ['method', 'route', 'status'], 'How long requests took.'),
    observeGraphql: histogram(
      'timetrack_graphql_operation_seconds',
      ['kind', 'name', 'outcome'],
      'How long operations took.',
    ),
    observeJob: histogram('timetrack_job_seconds', ['name', 'outcome'], 'How long background jobs took.'),
    countSecurityEvent: counter(
      'timetrack_security_events_total',
      ['event'],
      'Security events: failed sign-ins, refused requests, use of revoked keys.',
    ),
    countRemotesFailure: (reason: RemotesFailure) => countRemotesFailures({ reason }),
    countAborted: counter(
      'timetrack_http_aborted_total',
      ['method', 'route'],
      'Requests whose clients went away before the response had been sent.',
    ),
    countRefusal: ({ status, ...labels }: { status: number; reason: string; limit: string }) =>
      countRefusals({ status: String(status), ...labels }),
    countFailedOperation: counter(
      'timetrack_operation_failures_total',
      ['operation', 'reason'],
      'Operations of both APIs that failed because of the gateway or what it depends on.',
    ),
    /** Names without a deployed module are counted together. */
    countClientError: (error: ReportedClientError) =>
      void clientErrorLabels.of(error).then((labels) => countClientErrors(labels, error.occurrences)),
    /** Where to find the names of the modules that are deployed now. */
    watchModules: (listNames: () => Promise<readonly string[]>) => clientErrorLabels.watchModules(listNames),
    /** Adds a gauge that is read at each scrape. */
    addGauge: (gauge: WatchedGauge) => void createGauge(gauge, registers),
  };
}

function createGauge({ name, help, labels = [], read }: WatchedGauge, registers: Registry[]): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers,
    async collect() {
      const values: Parameters<SetValue>[] = [];
      // A value that cannot be read is missing: one broken gauge must not take the others with it.
      await Promise.try(read, (...value) => values.push(value)).catch(() => undefined);
      this.reset();
      for (const [value, labels = {}] of values) this.set(labels, value);
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
    const versions = this.versions.getOrInsertComputed(module, () => new Set());
    if (!versions.has(version) && versions.size >= maxVersions) return 'other';
    versions.add(version);
    return version;
  }
}
