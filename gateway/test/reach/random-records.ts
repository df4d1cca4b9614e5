import { aPosition } from '../../src/features/employment/test/builders.js';
import { insertImport } from '../../src/features/identity/team-import/team-imports.queries.js';
import type { TestUser } from '../../src/features/identity/test/builders.js';
import { aSignOff, askForSignOffs } from '../../src/features/sign-offs/test/builders.js';
import { newId } from '../../src/platform/database/ids.js';
import { scopeToTenant } from '../../src/platform/database/tenant-scope.js';
import type { RandomOrganization } from './random-organization.js';

/** Terms, limits of jobs, signatures, saved reports, an import, and people who left or were erased. */
export async function addRecords(organization: RandomOrganization): Promise<void> {
  const { gateway, random, everyone, organizationId, self, owner, workers, jobs } = organization;
  await askForSignOffs(gateway.orm, organizationId);
  const { id: positionId } = await aPosition(gateway.orm, { organizationId });
  const run = (sql: string, values: unknown[]) => gateway.orm.em.getConnection().execute(sql, values);
  for (const user of everyone) {
    if (random.chance(0.5)) {
      const terms = [
        organizationId,
        user.id,
        random.pick(['0001-01-01', '2026-07-20']),
        random.chance(0.3),
        positionId,
      ];
      await run(
        `insert into employment_terms (organization_id, user_id, from_date, exempt, position_id) values (?, ?, ?, ?, ?)
         on conflict do nothing`,
        terms,
      );
    }
    for (const { id: jobId } of jobs.filter(() => random.chance(0.4))) {
      await run('insert into job_people values (?, ?, ?)', [organizationId, user.id, jobId]);
    }
    if (random.chance(0.4)) {
      await run(`insert into payroll_ids values (?, ?, 'GUSTO', ?)`, [
        organizationId,
        user.id,
        `G-${user.id.slice(-6)}`,
      ]);
    }
    if (random.chance(0.4)) await aSignOff(gateway.orm, { user });
  }
  const report = { name: 'Hours', type: 'TIMES_BY_EMPLOYEE', range: 'LAST_PAY_PERIOD', view: 'TABLE' };
  await gateway.rest(self, 'POST', '/api/saved-reports', report);
  await gateway.rest(self, 'GET', '/api/calendar-feed');
  await importPeople(organization, workers.slice(0, 4));
  await letPeopleGo(organization, workers.slice(4), owner);
}

/** An import that the manager made before the restriction. */
async function importPeople({ gateway, self }: RandomOrganization, people: readonly TestUser[]): Promise<void> {
  const id = newId();
  const lines = people.map(({ id: userId, firstName, lastName, email }, index) => ({
    ...{ firstName, lastName, email, userId, line: index + 2, role: 'WORKER' as const, action: 'CREATE' as const },
    ...{ teamId: null, reach: null },
  }));
  const em = gateway.orm.em.fork();
  scopeToTenant(em, self.organizationId);
  await insertImport(em, { id, createdBy: self.userId, createdAt: new Date('2026-07-28T12:00:00Z'), lines });
  await em.execute('update team_imports set finished_at = ? where id = ?', ['2026-07-28T12:05:00Z', id]);
}

async function letPeopleGo(
  { gateway, random }: RandomOrganization,
  people: readonly TestUser[],
  owner: RandomOrganization['owner'],
) {
  for (const { id } of people) {
    if (random.chance(0.8)) continue;
    await gateway.rest(owner, 'DELETE', `/api/users/${id}`);
    if (random.chance(0.5)) await gateway.rest(owner, 'DELETE', `/api/users/${id}/permanent`);
  }
}
