import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../errors/index.js';
import type { Span, SpanAttributes, SpanKind } from './span.js';

const spans = new AsyncLocalStorage<Span>();

/** The step that is running; undefined outside of a trace, and always while tracing is off. */
export function currentSpan(): Span | undefined {
  return spans.getStore();
}

/** Runs `work` as a part of a step that the caller ends. */
export function withinSpan<T>(span: Span, work: () => T): T {
  return spans.run(span, work);
}

/** Runs `work` as a step of its own within the current one. Without a current step, it only runs `work`. */
export async function inSpan<T>(
  name: string,
  { kind = 'INTERNAL', attributes }: { readonly kind?: SpanKind; readonly attributes?: SpanAttributes },
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const parent = spans.getStore();
  return parent ? endAfter(parent.begin(name, kind, attributes), work) : work(undefined);
}

/** Runs `work` as a step, and ends it. */
export async function endAfter<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await spans.run(span, () => work(span));
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Notes why a step failed. A refusal of the caller's request is a normal end, so it does not count as a failure. */
function noteFailure(span: Span, error: unknown): void {
  const type = errorTypeOf(error);
  if (error instanceof DomainError && error.kind !== 'unavailable') span.set({ 'error.type': type });
  else span.fail(type);
}

/** A code of few values: `timesheet.already-open`, `40P01`, `ECONNREFUSED`, `TypeError`. */
export function errorTypeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[\w.-]{1,80}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}
