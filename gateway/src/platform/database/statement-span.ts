import type { SpanAttributes } from '../tracing/span.js';

/** Where a round trip goes. */
interface DatabaseAddress {
  readonly host?: string;
  readonly port?: number;
  readonly database?: string;
}

interface Described {
  readonly summary: string;
  readonly text: string;
}

/** OpenTelemetry's limit for a summary. Texts are cut by the limit of the SDK. */
const longestSummary = 255;

/**
 * The attributes of a round trip (https://opentelemetry.io/docs/specs/semconv/database/postgresql). Its statements have
 * placeholders, whose values are not part of it. Literals are masked too, in case a statement was written with a value.
 */
export function describeRoundTrip(texts: readonly string[], { host, port, database }: DatabaseAddress): SpanAttributes {
  const statements = texts.map(describe);
  return {
    'db.system.name': 'postgresql',
    'db.query.summary': summarize(texts),
    'db.query.text': statements.map(({ text }) => text).join('; '),
    // One statement is not a batch.
    ...(texts.length > 1 && { 'db.operation.batch.size': texts.length }),
    ...(database !== undefined && { 'db.namespace': database }),
    ...(host !== undefined && { 'server.address': host }),
    ...(port !== undefined && { 'server.port': port }),
  };
}

/** `BEGIN; SELECT sessions; INSERT timesheets` */
export function summarize(texts: readonly string[]): string {
  const summaries = texts.map((text) => describe(text).summary);
  return [...new Set(summaries)].join('; ').slice(0, longestSummary);
}

function describe(statement: string): Described {
  const text = maskLiterals(statement).trim();
  return { summary: summarizeText(text), text };
}

/** Quoted texts: 'it''s', E'\n' and $$body$$. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

export function maskLiterals(text: string): string {
  return text.replaceAll(literals, "'?'");
}

const comments = /\/\*[\s\S]*?\*\/|--[^\n]*/g;
const target = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i;

function summarizeText(text: string): string {
  const plain = text.replaceAll(comments, ' ').trim();
  const verb = /^\w+/.exec(plain)?.[0].toUpperCase() ?? 'UNKNOWN';
  const table = target.exec(plain)?.[1];
  return table && verb !== 'SET' ? `${verb} ${table}` : verb;
}
