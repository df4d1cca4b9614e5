import type { FailureKind } from '../common/failure-kind.js';

export interface CaughtError {
  /** `mf-admin`, or `shell`. Null if only the stack can tell. */
  readonly module: string | null;
  readonly version?: string | undefined;
  /** The path of the screen as its module declares it: `/team/:id`. By default, the page that is open. */
  readonly screen?: string | undefined;
  /** The class of a module's failure, or `unhandled` if nothing else caught the error. */
  readonly kind: FailureKind | 'icon' | 'unhandled';
  readonly error: unknown;
  /** The address of the script that threw, if the error has no stack. */
  readonly source?: string | undefined;
}
