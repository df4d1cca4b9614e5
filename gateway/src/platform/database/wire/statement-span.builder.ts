import type { SpanAttributes } from '../../tracing/span.types.js';
import type { Operation } from './pipeline.adapter.js';
import type { Statement } from './statements.store.js';

/** Where a round trip goes. */
export interface WireAddress {
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

const described = new WeakMap<Statement, Described>();

/**
 * The attributes of a round trip (https://opentelemetry.io/docs/specs/semconv/database/postgresql). Its statements have
 * placeholders, whose values are not part of it. Literals are masked too, in case a statement was written with a value.
 */
export function describeRoundTrip(
  operations: readonly Operation[],
  { host, port, database }: WireAddress,
): SpanAttributes {
  const statements = operations.map(({ statement }) => describe(statement));
  return {
    'db.system.name': 'postgresql',
    'db.query.summary': summarize(operations),
    'db.query.text': statements.map(({ text }) => text).join('; '),
    // One statement is not a batch.
    ...(operations.length > 1 && { 'db.operation.batch.size': operations.length }),
    ...(database !== undefined && { 'db.namespace': database }),
    ...(host !== undefined && { 'server.address': host }),
    ...(port !== undefined && { 'server.port': port }),
  };
}

/** `BEGIN; SELECT sessions; INSERT timesheets` */
export function summarize(operations: readonly Operation[]): string {
  const summaries = operations.map(({ statement }) => describe(statement).summary);
  return [...new Set(summaries)].join('; ').slice(0, longestSummary);
}

function describe(statement: Statement): Described {
  const known = described.get(statement);
  if (known) return known;
  const text = statement.isScript ? '(script)' : maskLiterals(statement.text).trim();
  const entry = { summary: statement.isScript ? 'SCRIPT' : summarizeText(text), text };
  described.set(statement, entry);
  return entry;
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
