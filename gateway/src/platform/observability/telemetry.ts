import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TelemetryConfig } from '../config/telemetry.js';
import type { Tracing } from '../tracing/span.js';
import type { Metrics } from './metrics.js';

/** What the gateway sends to a collector of OpenTelemetry. */
export interface Telemetry {
  /** Null if no traces are sent. */
  readonly tracing: Tracing | null;
  flush(): Promise<void>;
  /** Sends the rest within this time: a receiver that does not answer must not delay the end of the gateway. */
  close(patienceMs?: number): Promise<void>;
}

interface TelemetryParts {
  readonly config: TelemetryConfig;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** The version of the gateway. */
  readonly version: string;
}

/** A small part of the 15 seconds in which a gateway ends. */
export const maxCloseMs = 2000;

const off: Telemetry = { tracing: null, flush: async () => undefined, close: async () => undefined };

/** Starts to send traces and metrics. Without an endpoint for either, no part of OpenTelemetry is loaded. */
export async function startTelemetry({ config, ...parts }: TelemetryParts): Promise<Telemetry> {
  for (const warning of config.warnings) parts.logger.warn({ component: 'telemetry' }, warning);
  if (!config.traces && !config.metrics) return off;
  const { startOtel } = await import('./otel.js');
  const otel = startOtel({ config, ...parts });
  return {
    tracing: otel.tracing,
    flush: otel.flush,
    close: async (patienceMs = maxCloseMs) => {
      const timer = new AbortController();
      const tooLong = pause(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([otel.shutdown(), tooLong]).finally(() => timer.abort());
    },
  };
}
