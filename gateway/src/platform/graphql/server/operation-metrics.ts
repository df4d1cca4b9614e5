import type { Metrics } from '../../observability/metrics.js';

interface ObservedOperation {
  /** `query` or `mutation`, if the document has such an operation. */
  readonly kind: string | undefined;
  readonly name: string | null | undefined;
  readonly isFailure: boolean;
  /** The time of `performance.now()` when it began. */
  readonly begun: number;
}

export type ObserveOperation = (operation: ObservedOperation) => void;

/**
 * Measures operations by the names of the operations that modules publish. Each name is a time series of the metrics, so no
 * name that a caller invents becomes one.
 */
export function observeOperations(metrics: Metrics, isPublished: (name: string) => boolean): ObserveOperation {
  const labelOf = (name: string) => (isPublished(name) ? name : 'other');
  return ({ kind = 'none', name, isFailure, begun }) =>
    metrics.observeGraphql({
      kind,
      name: name ? labelOf(name) : 'unnamed',
      outcome: isFailure ? 'failure' : 'success',
      seconds: (performance.now() - begun) / 1000,
    });
}
