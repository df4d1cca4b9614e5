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

/** Each name is a time series of the metrics, so a client must not be able to create any number of them. */
const maxNames = 200;

/** Measures operations by the names that clients give them, up to `maxNames` names of 80 characters. */
export function observeOperations(metrics: Metrics): ObserveOperation {
  const names = new Set<string>();
  const nameOf = (name: string | null | undefined) => {
    const known = name?.slice(0, 80) ?? 'unnamed';
    if (names.size < maxNames) names.add(known);
    return names.has(known) ? known : 'other';
  };
  return ({ kind = 'none', name, isFailure, begun }) =>
    metrics.observeGraphql({
      kind,
      name: nameOf(name),
      outcome: isFailure ? 'failure' : 'success',
      seconds: (performance.now() - begun) / 1000,
    });
}
