import { type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';
import { DomainError } from '../errors/index.js';

/** Runs `work` as a step of the current trace. Outside of a trace, and while tracing is off, it only runs `work`. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan() && !options.root) return work();
  return trace.getTracer('timetrack').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', errorTypeOf(error));
      // The refusal of a request is a normal end.
      const isRefusal = error instanceof DomainError && error.kind !== 'unavailable';
      if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A code of few values, because messages can contain personal data: `timesheet.already-open`, `40P01`, `TypeError`. */
function errorTypeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[\w.-]{1,80}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}
