import type { FailureKind } from '../common/failure-kind.js';

export interface ModuleFailure {
  readonly kind: FailureKind;
  /** What happened, for the team of the module. */
  readonly detail: string;
  /** The version of the module, if its code was loaded and refused. */
  readonly version?: string | undefined;
}

interface ModuleErrorOptions extends ErrorOptions, Omit<ModuleFailure, 'detail'> {}

/** An error whose class is known where it is thrown. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError';
  readonly kind: FailureKind;
  readonly version: string | undefined;

  constructor(message: string, { kind, version, cause }: ModuleErrorOptions) {
    super(message, { cause });
    this.kind = kind;
    this.version = version;
  }
}

/**
 * The class of an error that a module caused. Most errors come from the browser, webpack, the federation runtime or
 * React, so their names and messages are all there is.
 */
export function failureOf(error: unknown, otherwise: 'code' | 'render' = 'code'): ModuleFailure {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof ModuleError) return { kind: error.kind, detail, version: error.version };
  const text = error instanceof Error ? `${error.name}: ${detail}` : detail;
  const [kind] = signs.find(([, sign]) => sign.test(text)) ?? [otherwise];
  return { kind, detail };
}

/** The first sign that matches decides. */
const signs: readonly (readonly [FailureKind, RegExp])[] = [
  ['slow', /^TimeoutError|timed out|\(timeout: /],
  ['garbage', /RUNTIME-001|ScriptExecutionError.*SyntaxError|\(missing: /s],
  ['code', /ScriptExecutionError/],
  ['gone', /RUNTIME-008|^ChunkLoadError|Loading CSS chunk|^TypeError: (?:Failed to fetch|NetworkError|Load failed)/],
  // A hook of a React that renders nothing finds no dispatcher. Browsers word that differently, and React's own messages
  // are numbers in production: 321 is an invalid hook call, 525 an element of an earlier React.
  ['react', /Invalid hook call|older version of React|Minified React error #(?:321|525)\b/],
  ['react', /^TypeError: (?:.*\bnull\b.*\buse[A-Z]|.*\buse[A-Z]\w*.*\bnull\b)/s],
];
