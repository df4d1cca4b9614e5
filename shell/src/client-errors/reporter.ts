import { type PageData, pageData } from '../page/page-data.js';
import { type CaughtError, patternOf, textOf } from './clean-error.js';

/** One error as `POST /api/client-errors` takes it. */
interface Report {
  readonly module: string;
  readonly version: string | undefined;
  readonly release: string | undefined;
  /** `RENDER` */
  readonly kind: string;
  readonly screen: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
  occurrences: number;
}

/** Errors that follow from one failure arrive together. */
const delayMs = 2_000;
/** The same error is sent once within this time, with the number of its occurrences. */
const repeatMs = 60_000;
const maxErrorsPerRequest = 10;
/** A page that reports more different errors than this has told enough. */
const maxDifferent = 50;

interface ReporterParts {
  readonly page: PageData;
  readonly send: (errors: readonly Report[]) => void;
  readonly now: () => number;
}

/** Collects errors, and sends each kind of error once a minute. */
export function createReporter({ page, send, now }: ReporterParts) {
  const findOwner = createOwnerFinder(page);
  const waiting = new Map<string, Report>();
  const sentAt = new Map<string, number>();
  const known = new WeakSet<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = ({ isLast = false } = {}) => {
    clearTimeout(timer);
    timer = undefined;
    const isDue = (key: string) => isLast || now() - (sentAt.get(key) ?? Number.NEGATIVE_INFINITY) >= repeatMs;
    const due = [...waiting].filter(([key]) => isDue(key)).slice(0, maxErrorsPerRequest);
    for (const [key] of due) {
      waiting.delete(key);
      sentAt.set(key, now());
    }
    if (due.length > 0) send(due.map(([, report]) => report));
    if (waiting.size > 0) wait(repeatMs);
  };
  const wait = (milliseconds: number) => {
    timer ??= setTimeout(flush, milliseconds);
  };

  return {
    add: (caught: CaughtError) => {
      const error = originOf(caught.error);
      // The fences of a module and of its screen catch the same error.
      if (typeof error === 'object' && error !== null) {
        if (known.has(error)) return;
        known.add(error);
      }
      const report = reportOf({ ...caught, error }, findOwner);
      if (!report) return;
      const key = [report.module, report.kind, report.message, report.stack?.split('\n')[0]].join('\n');
      const earlier = waiting.get(key);
      if (earlier) {
        earlier.occurrences = Math.min(earlier.occurrences + 1, 1_000);
        return;
      }
      if (!sentAt.has(key) && sentAt.size + waiting.size >= maxDifferent) return;
      waiting.set(key, report);
      wait(delayMs);
    },
    flush,
  };
}

/** The error that was thrown first, if others only pass its message on. */
function originOf(error: unknown): unknown {
  const isPassedOn = error instanceof Error && error.cause instanceof Error && error.cause.message === error.message;
  return isPassedOn ? originOf(error.cause) : error;
}

/** Null for an error outside our code, such as that of a browser extension. */
function reportOf(error: CaughtError, findOwner: ReturnType<typeof createOwnerFinder>): Report | null {
  if (isCanceled(error.error)) return null;
  const { name, message, stack } = textOf(error.error);
  const owner = error.module
    ? { module: error.module, version: error.version }
    : findOwner(stack || (error.source ?? ''));
  if (!owner) return null;
  return {
    module: /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(owner.module) ? owner.module.slice(0, 40) : 'other',
    version: owner.version?.match(/^\d{1,5}\.\d{1,5}\.\d{1,5}(?:[-+][\w.+-]{1,20})?$/)?.[0],
    release: releaseOf(document),
    kind: kindOf(error.kind, `${name} ${message}`),
    screen: error.screen && patternOf(error.screen),
    message,
    stack: stack || undefined,
    occurrences: 1,
  };
}

/** The classes as the gateway counts them: whose fault it is, rather than how it looked. */
const kinds: Readonly<Record<CaughtError['kind'], string>> = {
  gone: 'LOAD',
  slow: 'LOAD',
  garbage: 'LOAD',
  code: 'LOAD',
  definition: 'CONTRACT',
  unversioned: 'CONTRACT',
  newer: 'CONTRACT',
  older: 'CONTRACT',
  path: 'CONTRACT',
  react: 'REACT',
  render: 'RENDER',
  icon: 'ICON',
  unhandled: 'UNHANDLED',
};

function kindOf(kind: CaughtError['kind'], text: string): string {
  if (/\bintegrity\b/i.test(text)) return 'INTEGRITY';
  if (/ChunkLoadError|Loading (?:CSS )?chunk/.test(text)) return 'CHUNK';
  return kinds[kind] ?? 'OTHER';
}

function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The hash in the name of the shell's first script differs for each release. */
function releaseOf(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  return scripts.map((src) => /\/main\.([\w-]{6,32})\.js$/.exec(src)?.[1]).find(Boolean);
}

/** `keepalive` lets the request outlive the page. Nothing waits for the answer, and a failure is not reported. */
function sendReport(errors: readonly Report[]): void {
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ errors }),
  }).catch(() => undefined);
}

export const reporter = createReporter({ page: pageData, send: sendReport, now: () => performance.now() });

window.addEventListener('pagehide', () => reporter.flush({ isLast: true }));

interface Owner {
  readonly module: string;
  readonly version?: string | undefined;
}

/** Finds out whose script an error comes from: the first file in its stack that belongs to a module or to the shell. */
function createOwnerFinder(page: PageData, origin = window.location.origin): (stack: string) => Owner | null {
  const folders = Object.entries(page.modules ?? {}).flatMap(([module, { entry, version }]) => {
    const url = URL.parse('.', new URL(entry, origin).href);
    return url ? [{ folder: url.href, owner: { module, version } }] : [];
  });
  const ownerOf = (file: string): Owner | null => {
    const found = folders.find(({ folder }) => file.startsWith(folder));
    if (found) return found.owner;
    if (!file.startsWith(`${origin}/`)) return null;
    const [, module, version] =
      /^\/modules\/([a-z\d-]+)\/(?:(\d+\.\d+\.\d+[^/]*)\/)?/.exec(file.slice(origin.length)) ?? [];
    return module ? { module, version } : { module: 'shell' };
  };
  return (stack) => {
    for (const [file] of stack.matchAll(/https?:\/\/[^\s()]+/g)) {
      const owner = ownerOf(file);
      if (owner) return owner;
    }
    return null;
  };
}
