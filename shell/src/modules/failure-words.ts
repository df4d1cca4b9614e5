import type { FailureKind } from '../common/failure-kind.js';
import type { ModuleFailure } from './module-failure.js';

/** Failures that end by themselves when the network or the server is back. */
export const isConnectionFailure = ({ kind }: ModuleFailure): boolean => kind === 'gone' || kind === 'slow';

const versionKinds: ReadonlySet<FailureKind> = new Set(['unversioned', 'newer', 'older', 'react']);

/**
 * Why a part of the product is missing, for its user. What its team needs (the module, its version and the error) is reported
 * to the gateway, which lists it in the settings.
 */
export function describeFailure(failure: ModuleFailure): string {
  if (isConnectionFailure(failure)) {
    return navigator.onLine
      ? 'The server could not be reached. TimeTrack keeps trying.'
      : 'You are offline. This opens by itself when the network is back.';
  }
  if (versionKinds.has(failure.kind)) return 'It does not fit this version of TimeTrack. Reload the page.';
  return 'An error stopped it. Retry, and tell your administrator if it happens again.';
}

/** Each reason once. */
export const describeFailures = (failures: readonly ModuleFailure[]): readonly string[] => [
  ...new Set(failures.map(describeFailure)),
];
