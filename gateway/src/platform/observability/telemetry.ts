import { within } from '../concurrency/within.js';
import type { TelemetryParts } from './otel.js';

/** What the gateway sends to a collector of OpenTelemetry. */
export interface Telemetry {
  flush(): Promise<void>;
  /** Sends the rest within this time: a receiver that does not answer must not delay the end of the gateway. */
  close(patienceMs?: number): Promise<void>;
}

/** A small part of the 15 seconds in which a gateway ends. */
export const maxCloseMs = 2000;

/**
 * Starts to send traces and metrics. Without an endpoint for either in the standard variables of OpenTelemetry, no part of its
 * SDK is loaded. Start it before the HTTP server is created.
 */
export async function startTelemetry(parts: TelemetryParts): Promise<Telemetry> {
  const signals = { traces: isSent('TRACES'), metrics: isSent('METRICS') };
  if (!signals.traces && !signals.metrics) return { flush: async () => undefined, close: async () => undefined };
  const { startOtel } = await import('./otel.js');
  const otel = startOtel(signals, parts);
  return {
    flush: otel.flush,
    close: (patienceMs = maxCloseMs) => within(patienceMs, otel.shutdown()),
  };
}

function isSent(signal: 'TRACES' | 'METRICS'): boolean {
  const { env } = process;
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env[`OTEL_${signal}_EXPORTER`] === 'none';
  return !isOff && Boolean(env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || env.OTEL_EXPORTER_OTLP_ENDPOINT);
}
