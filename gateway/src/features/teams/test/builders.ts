import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { Team } from '../team.entity.js';

type Person = Pick<User, 'id'>;

interface Stay {
  readonly user: Person;
  readonly fromDate?: string;
  readonly toDate?: string | null;
}

type TeamOverrides = { readonly organizationId: string } & Partial<Pick<Team, 'name' | 'retiredAt'>> & {
    readonly members?: readonly (Person | Stay)[];
    readonly leads?: readonly Person[];
  };

/** By default an active team. Its members belong to it since 2020, unless they have other days. */
export async function aCrew(
  orm: MikroORM,
  { members = [], leads = [], organizationId, ...overrides }: TeamOverrides,
): Promise<Team> {
  const em = orm.em.fork();
  const team = em.create(Team, { id: newId(), organizationId, name: 'Garden crew', ...overrides });
  await em.flush();
  for (const member of members) {
    const { user, fromDate = '2020-01-01', toDate = null } = 'user' in member ? member : { user: member };
    await em.execute(
      'insert into team_members (organization_id, team_id, user_id, from_date, to_date) values (?, ?, ?, ?, ?)',
      [organizationId, team.id, user.id, fromDate, toDate],
    );
  }
  for (const { id } of leads) {
    await em.execute('insert into team_leads (organization_id, team_id, user_id) values (?, ?, ?)', [
      organizationId,
      team.id,
      id,
    ]);
  }
  return team;
}
