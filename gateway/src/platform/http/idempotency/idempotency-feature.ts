import { systemSql, tenantSql } from '../../database/tenant-sql.js';
import type { Feature } from '../../feature.js';
import type { Sweep } from '../../jobs/sweeps.js';
import type { ErasePerson } from '../../ports/platform.js';
import { replayPeriod } from './idempotency-key.js';

const oldKeysSweep: Sweep = {
  name: 'old-idempotency-keys',
  everyMinutes: 30,
  run: async ({ orm, clock }) => {
    const oldest = new Date(clock.now().getTime() - replayPeriod);
    const sql = systemSql(orm.em, 'sweeps the keys of every organization');
    const [row] = await sql.query<{ swept: string }>('select sweep_idempotent_requests(?) as swept', [oldest]);
    return Number(row?.swept ?? 0);
  },
};

const noteErasure = `
  insert into idempotency_erasures (organization_id, transaction_id, erased_at)
  values (:organization, pg_current_xact_id(), ?)
  on conflict (organization_id) do update
    set transaction_id = excluded.transaction_id, erased_at = excluded.erased_at`;

/** Responses that were stored before may name the person, so none of the organization's is replayed from now on. */
const noteErasedPerson: ErasePerson = async (em, { organizationId, at }) => {
  await tenantSql(em, organizationId).run(noteErasure, [at]);
  return {};
};

export const idempotencyFeature: Feature = {
  name: 'idempotency',
  entities: [],
  erasePerson: noteErasedPerson,
  sweeps: [oldKeysSweep],
};
