import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ReachPreview } from '../team.types.js';

const countPeople = `
  with limited as (select string_to_array(reach_of(:organization, ?::uuid, ?::timestamptz), ',')::uuid[] as reach)
  select count(*)::integer as people, count(*) filter (where person.id = any(limited.reach))::integer as "peopleInTeams"
  from users person, limited
  where person.organization_id = :organization and person.status = 'ACTIVE'`;

/** How many active people a manager sees, with and without a limit to the teams that they lead now. */
export async function countReach(em: EntityManager, managerId: string, at: Date): Promise<ReachPreview> {
  const [counted] = await tenantSql(em).query<ReachPreview>(countPeople, [managerId, at]);
  return counted ?? { people: 0, peopleInTeams: 0 };
}
