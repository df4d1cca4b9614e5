import type { EntityManager } from '@mikro-orm/postgresql';
import { systemSql } from '../../database/tenant-sql.js';

/** What the check of the schema reads: `packages/tooling/evolution/objections.mjs`. It names no organization and no key. */
export interface UsageSummary {
  readonly writtenOn: string;
  readonly coordinates: Readonly<Record<string, { readonly lastUsedOn: string; readonly apiKeys: number }>>;
}

/** Programs that run rarely count as well. */
const countedDays = 180;

interface Row {
  readonly coordinate: string;
  readonly last_used_on: string;
  readonly api_keys: string;
}

/** Counts, as the owner of the database, what the API keys of all organizations use. Keys that are revoked do not count. */
export async function summarizeKeyUsage(em: EntityManager, now: Date): Promise<UsageSummary> {
  const since = new Date(now.getTime() - countedDays * 86_400_000);
  const rows = await systemSql(em, 'counts what API keys use in all organizations').query<Row>(
    'select coordinate, last_used_on::text, api_keys from summarize_api_key_usage(?::date) order by coordinate',
    [dayOf(since)],
  );
  const coordinates = Map.groupBy(rows, ({ coordinate }) => coordinate)
    .entries()
    .map(([coordinate, ofCells]) => [coordinate, sumOf(ofCells)]);
  return { writtenOn: dayOf(now), coordinates: Object.fromEntries(coordinates) };
}

/** Each cell has counted the keys of its own organizations. */
function sumOf(rows: readonly Row[]): UsageSummary['coordinates'][string] {
  return {
    lastUsedOn: rows.map((row) => row.last_used_on).reduce((one, other) => (one > other ? one : other)),
    apiKeys: rows.reduce((sum, row) => sum + Number(row.api_keys), 0),
  };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
