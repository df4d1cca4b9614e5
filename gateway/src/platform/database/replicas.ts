import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { hasMoved, isDatabaseAway } from '../errors/index.js';
import { checkOf } from './caller-check.js';
import type { CellMap } from './cells.js';
import { createOrm, type DatabaseSchema } from './orm.js';
import { refuseEntities } from './row-reader.js';
import { boundTenantOf, scopeToTenant } from './tenant-scope.js';
import { systemSql } from './tenant-sql.js';
import type { UnitOfWork } from './unit-of-work.js';

/**
 * Runs a part of the read of `em`, which is bound to an organization, on a read replica, so that it does not slow down
 * other requests. Its data may be slightly out of date. Without replicas it reads from the primary.
 */
export type ReadReplica = <T>(em: EntityManager, work: (replica: EntityManager) => Promise<T>) => Promise<T>;

export interface ReplicasParts {
  readonly urls: readonly string[];
  readonly applicationRole?: string | undefined;
  readonly poolSize: number;
  readonly logger: Logger;
  /** Which cell has the rows of an organization; without, each database has all. */
  readonly cells?: CellMap | undefined;
  readonly unitOfWork: Pick<UnitOfWork, 'read'>;
}

/** The read replicas of the database, used in turn. The primary replaces a replica that is unreachable. */
export class Replicas {
  private next = 0;

  private constructor(
    readonly orms: readonly MikroORM[],
    private readonly parts: ReplicasParts,
  ) {}

  /** Connects on first use, so that the gateway starts even if a replica is unreachable. */
  static async of(parts: ReplicasParts, features: readonly DatabaseSchema[]): Promise<Replicas> {
    const { urls, applicationRole, poolSize, logger, cells: cellMap } = parts;
    const orms = await Promise.all(
      urls.map((url) => createOrm({ url, applicationRole, poolSize, logger, cellMap }, features)),
    );
    return new Replicas(orms, parts);
  }

  readonly read: ReadReplica = async (primary, work) => {
    const { unitOfWork, logger } = this.parts;
    const { organizationId = null, reachOf } = boundTenantOf(primary) ?? {};
    const check = checkOf(primary.getSessionContext());
    const orm = this.orms[this.next++ % this.orms.length];
    const readRows = (em: EntityManager) => work(refuseEntities(em));
    // A command reads what it wrote.
    if (primary.isInTransaction()) return readRows(primary.fork({ keepTransactionContext: true }));
    if (!orm) return unitOfWork.read(organizationId, readRows, { check, reachOf });
    // A replica may not know yet that the session was revoked.
    check?.requireAnswer();
    try {
      if (await this.hasOrganization(orm, organizationId)) {
        const em = orm.em.fork();
        scopeToTenant(em, organizationId, { reachOf });
        return await readRows(em);
      }
    } catch (err) {
      if (!isDatabaseAway(err) && !hasMoved(err)) throw err;
      logger.warn({ err }, 'a read replica is unreachable: reading from the primary');
    }
    return unitOfWork.read(organizationId, readRows, { check, reachOf });
  };

  /**
   * Whether a replica has the rows of an organization: one that lags behind may not know a new organization yet, or its cell. A
   * replica of a coordinator of Citus has no rows of the other nodes.
   */
  private async hasOrganization(orm: MikroORM, organizationId: string | null): Promise<boolean> {
    const { cells } = this.parts;
    if (!cells?.isDivided || !organizationId) return true;
    if ((await cells.cellOf(organizationId)).node) return false;
    const sql = systemSql(orm.em, 'finds out whether the replica knows the organization');
    return (await sql.query('select from organization_cells where organization = ?', [organizationId])).length > 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.orms.map((orm) => orm.close(true)));
  }
}
