import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** A span that is about to end, with what can still be changed. */
type EndingSpan = Span & { -readonly [Name in keyof ReadableSpan]: ReadableSpan[Name] };

/** Quoted texts of SQL: 'it''s' and $$body$$. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * Removes what could be personal data or a secret from the spans that instrumentations begin: paths with their parameters,
 * messages of errors, and texts that were written into a statement. Refusing a request is not an error of its span.
 */
export class SpanCleaner implements SpanProcessor {
  onEnding(ending: Span): void {
    const span = ending as EndingSpan;
    const { 'url.path': path, 'http.route': route, 'db.query.text': text } = span.attributes;
    if (path !== undefined) span.attributes['url.path'] = route ?? '/';
    if (typeof text === 'string') span.attributes['db.query.text'] = text.replaceAll(literals, "'?'");
    const isRefusal = Number(span.attributes['http.response.status_code'] ?? 500) < 500;
    const hasFailed = span.status.code === SpanStatusCode.ERROR && !isRefusal;
    span.status = { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET };
    const [type] = span.events.splice(0).map(({ attributes }) => attributes?.['exception.message']);
    const state = /\(code: (\w+)\)$/.exec(String(type))?.[1];
    if (state) span.setAttribute('error.type', state);
  }

  onStart(): void {
    // Nothing is known yet.
  }

  onEnd(): void {
    // It has left.
  }

  async forceFlush(): Promise<void> {
    // Nothing waits here.
  }

  async shutdown(): Promise<void> {
    // Nothing waits here.
  }
}
