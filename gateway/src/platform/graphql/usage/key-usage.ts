import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Viewer } from '../../auth/viewer.js';
import { arrayLiteral, tenantSql } from '../../database/tenant-sql.js';
import type { Clock } from '../../ports/platform.js';
import { coordinatesOf, type UsedOperation } from './operation-coordinates.js';

export interface KeyUsageParts {
  readonly schema: GraphQLSchema;
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

interface KeyDay {
  readonly organizationId: string;
  /** The operations whose coordinates are noted. */
  readonly operations: WeakSet<OperationDefinitionNode>;
  readonly written: Set<string>;
  readonly pending: Set<string>;
}

const writeEvery = 60_000;

const insertUsage = `
  insert into api_key_usage (organization_id, api_key_id, day, coordinate)
  select :organization::uuid, ?::uuid, ?::date, unnest(?::text[])
  on conflict do nothing`;

/**
 * Notes which parts of the schema the operations of each API key use, once a day each. It is written once a minute, so a
 * request costs no statement, and a crash loses a minute at most. Only what the schema has is noted, which bounds it.
 */
export class KeyUsage {
  private readonly coordinates = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();
  private days = new Map<string, KeyDay>();
  private today = '';
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: KeyUsageParts) {}

  /** Notes an operation of an API key. Sessions are not noted: the operations of our own modules are known. */
  note(viewer: Viewer | null, operation: UsedOperation): void {
    if (!viewer?.scopes) return;
    const day = this.dayOf(viewer);
    if (day.operations.has(operation.definition)) return;
    day.operations.add(operation.definition);
    for (const coordinate of this.coordinatesOf(operation)) {
      if (!day.written.has(coordinate)) day.pending.add(coordinate);
    }
    if (day.pending.size > 0) this.writeLater();
  }

  /** Writes the pending counts when the gateway stops. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.write();
  }

  private dayOf({ sessionId: keyId, organizationId }: Viewer): KeyDay {
    const today = this.parts.clock.now().toISOString().slice(0, 10);
    if (today !== this.today) {
      // What was noted after the last writing of yesterday is written with its date.
      if (this.today) void this.write();
      this.today = today;
      this.days = new Map();
    }
    const known = this.days.get(keyId);
    if (known) return known;
    const added = { organizationId, operations: new WeakSet<never>(), written: new Set(''), pending: new Set('') };
    this.days.set(keyId, added);
    return added;
  }

  private coordinatesOf(operation: UsedOperation): ReadonlySet<string> {
    const known = this.coordinates.get(operation.definition);
    if (known) return known;
    const coordinates = coordinatesOf(this.parts.schema, operation);
    this.coordinates.set(operation.definition, coordinates);
    return coordinates;
  }

  private writeLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.write();
    }, writeEvery).unref();
  }

  /** One writing after the other, so that the last one waits for all. */
  private write(): Promise<void> {
    const { days, today } = this;
    this.writing = this.writing.then(() => this.writeDays(days, today));
    return this.writing;
  }

  private async writeDays(days: ReadonlyMap<string, KeyDay>, day: string): Promise<void> {
    for (const [keyId, { organizationId, pending, written }] of days) {
      const coordinates = [...pending];
      if (coordinates.length === 0) continue;
      try {
        const sql = tenantSql(this.parts.orm.em.fork(), organizationId);
        await sql.run(insertUsage, [keyId, day, arrayLiteral(coordinates)]);
        for (const coordinate of coordinates) {
          pending.delete(coordinate);
          written.add(coordinate);
        }
      } catch (err) {
        this.parts.logger.warn({ err }, 'what an API key uses could not be written');
        this.writeLater();
      }
    }
  }
}
