import type { Metrics } from '../metrics.js';

/** Adds the version of the gateway, for dashboards that show a release as it rolls out. */
export function addBuildInfo(metrics: Metrics, version: string): void {
  metrics.addGauge({
    name: 'timetrack_build_info',
    help: 'Always 1. The labels have the version of the gateway and of Node.',
    labels: ['version', 'node'],
    read: () => [{ labels: { version, node: process.versions.node }, value: 1 }],
  });
}
