import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Viewer } from '../../auth/viewer.js';
import { arrayLiteral, systemSql, tenantSql } from '../../database/tenant-sql.js';
import type { Feature } from '../../feature.js';
import { databaseSweep } from '../../jobs/sweeps.js';
import type { Clock } from '../../ports/platform.js';
import { coordinatesOf, type UsedOperation } from './operation-coordinates.js';

export interface KeyUsageParts {
  readonly schema: GraphQLSchema;
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

interface Use {
  readonly organizationId: string;
  readonly keyId: string;
  readonly day: string;
  readonly coordinates: readonly string[];
}

/** A program that runs once a quarter still counts. */
const keptDays = 180;

const insertUsage = `
  insert into api_key_usage (organization_id, api_key_id, day, coordinate)
  select :organization::uuid, ?::uuid, ?::date, unnest(?::text[])
  on conflict do nothing`;

/**
 * Notes which parts of the schema the operations of each API key use, once a day each. Only what the schema has is noted,
 * which bounds it.
 */
export class KeyUsage {
  private today = '';
  /** The API keys whose use of an operation is noted today: their next requests need not walk the document again. */
  private noted = new WeakMap<OperationDefinitionNode, Set<string>>();
  /** The coordinates that are noted today, by API key. */
  private coordinates = new Map<string, Set<string>>();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: KeyUsageParts) {}

  /** Notes an operation of an API key. Sessions are not noted: the operations of our own modules are known. */
  note(viewer: Viewer | null, operation: UsedOperation): void {
    if (!viewer?.scopes) return;
    const { sessionId: keyId, organizationId } = viewer;
    const day = dayOf(this.parts.clock.now());
    if (day !== this.today) this.begin(day);
    const keys = this.noted.get(operation.definition) ?? new Set();
    if (keys.has(keyId)) return;
    this.noted.set(operation.definition, keys.add(keyId));
    const known = this.coordinates.get(keyId) ?? new Set();
    const added = coordinatesOf(this.parts.schema, operation).difference(known);
    if (added.size === 0) return;
    this.coordinates.set(keyId, known.union(added));
    this.writing = this.writing.then(() => this.write({ organizationId, keyId, day, coordinates: [...added] }));
  }

  /** Waits for the writes in progress. */
  close(): Promise<void> {
    return this.writing;
  }

  private begin(day: string): void {
    this.today = day;
    this.noted = new WeakMap();
    this.coordinates = new Map();
  }

  private async write({ organizationId, keyId, day, coordinates }: Use): Promise<void> {
    try {
      await tenantSql(this.parts.orm.em.fork(), organizationId).run(insertUsage, [
        keyId,
        day,
        arrayLiteral(coordinates),
      ]);
    } catch (err) {
      this.parts.logger.warn({ err }, 'what an API key uses could not be written');
      // The next use is noted again.
      this.begin('');
    }
  }
}

export const keyUsageSweep = databaseSweep('old-api-key-usage', 'sweep_api_key_usage(?::date, ?)', ({ clock }) => [
  oldestDay(clock.now()),
]);

export const keyUsageFeature: Feature = { name: 'key-usage', entities: [], sweeps: [keyUsageSweep] };

/** What the check of the schema reads: `packages/tooling/evolution/objections.mjs`. It names no organization and no key. */
interface UsageSummary {
  readonly writtenOn: string;
  readonly coordinates: Readonly<Record<string, { readonly lastUsedOn: string; readonly apiKeys: number }>>;
}

/** Counts, as the owner of the database, what the API keys of all organizations use. Keys that are revoked do not count. */
export async function summarizeKeyUsage(em: EntityManager, now: Date): Promise<UsageSummary> {
  const rows = await systemSql(em, 'counts what API keys use in all organizations').query<{
    readonly coordinate: string;
    readonly last_used_on: string;
    readonly api_keys: string;
  }>('select coordinate, last_used_on::text, api_keys from summarize_api_key_usage(?::date) order by coordinate', [
    oldestDay(now),
  ]);
  const coordinates: Record<string, { lastUsedOn: string; apiKeys: number }> = {};
  // Each cell has counted the keys of its own organizations.
  for (const { coordinate, last_used_on, api_keys } of rows) {
    const { lastUsedOn = '', apiKeys = 0 } = coordinates[coordinate] ?? {};
    const latest = last_used_on > lastUsedOn ? last_used_on : lastUsedOn;
    coordinates[coordinate] = { lastUsedOn: latest, apiKeys: apiKeys + Number(api_keys) };
  }
  return { writtenOn: dayOf(now), coordinates };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const oldestDay = (now: Date) => dayOf(new Date(now.getTime() - keptDays * 86_400_000));
