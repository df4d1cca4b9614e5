import type { MikroORM } from '@mikro-orm/postgresql';
import { arrayLiteral, systemSql, tenantSql } from '../database/tenant-sql.adapter.js';
import type { UnitOfWork } from '../database/unit-of-work.service.js';
import type { SecretBox } from './secret-box.service.js';

interface SealingContext {
  readonly orm: MikroORM;
  readonly unitOfWork: UnitOfWork;
  readonly secrets: SecretBox;
}

/** Seals what is still in plain text. Safe to repeat, and to run in several gateways at once. */
export type SealSecrets = (context: SealingContext) => Promise<void>;

export interface PlainColumn {
  /** The SQL function that returns plain secrets of all organizations, at most its argument. */
  readonly list: string;
  /** Stores the secrets `sealed` (base64) of the rows `ids`: two arrays. */
  readonly store: string;
  /** The place to which a sealed secret is bound. */
  place(organizationId: string, id: string): string;
}

interface PlainSecret {
  readonly organization_id: string;
  readonly id: string;
  readonly secret: string;
}

const batchSize = 500;

/** Seals one column in batches of one organization each. */
export function sealColumn({ list, store, place }: PlainColumn): SealSecrets {
  return async ({ orm, unitOfWork, secrets }) => {
    for (;;) {
      const sql = systemSql(orm.em.fork(), 'an upgrade seals the secrets of every organization');
      const plain = await sql.query<PlainSecret>(`select * from ${list}(?)`, [batchSize]);
      if (plain.length === 0) return;
      for (const [organizationId, rows] of Map.groupBy(plain, ({ organization_id }) => organization_id)) {
        const sealed = rows.map(({ id, secret }) => secrets.seal(secret, place(organizationId, id)).toString('base64'));
        const ids = arrayLiteral(rows.map(({ id }) => id));
        await unitOfWork.run(organizationId, ({ em }) => tenantSql(em).run(store, [ids, arrayLiteral(sealed)]));
      }
    }
  };
}
