/** What failed, as the gateway counts it. */
export type ModuleErrorKind =
  | 'LOAD'
  | 'CONTRACT'
  | 'INTEGRITY'
  | 'CHUNK'
  | 'RENDER'
  | 'ICON'
  | 'REACT'
  | 'UNHANDLED'
  | 'OTHER';

export interface ModuleError {
  /** `mf-admin`, or `shell`. Null if only the stack can tell. */
  readonly module: string | null;
  readonly version?: string | undefined;
  /** The path of the screen as its module declares it: `/team/:id`. By default, the page that is open. */
  readonly screen?: string | undefined;
  readonly kind: ModuleErrorKind;
  readonly error: unknown;
  /** The address of the script that threw, if the error has no stack. */
  readonly source?: string | undefined;
}
