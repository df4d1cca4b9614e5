import { aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import type { Job } from '../../src/features/jobs/index.js';
import { aJob } from '../../src/features/jobs/test/builders.js';
import { anOrganization, changeSettings } from '../../src/features/organization/test/builders.js';
import { aPlace } from '../../src/features/places/test/builders.js';
import type { PtoPolicy } from '../../src/features/time-off/policies/pto-policy.entity.js';
import { aPtoPolicy } from '../../src/features/time-off/test/builders.js';
import { type Actor, createActor, type TestGateway } from '../harness/index.js';
import { Random } from '../pay-histories/random.js';
import { countReach, drawTeams, type RandomTeam, storeTeams } from './random-teams.js';

/** A Wednesday, in the second week of a pay period. */
export const now = '2026-07-29T18:00:00Z';
export const today = '2026-07-29';

/** An organization with teams, and the restricted manager whose answers are compared. */
export interface RandomOrganization {
  readonly gateway: TestGateway;
  readonly random: Random;
  readonly organizationId: string;
  readonly self: Actor;
  /** Another restricted manager. */
  readonly second: Actor;
  readonly unrestricted: Actor;
  readonly owner: Actor;
  readonly workers: readonly TestUser[];
  readonly everyone: readonly TestUser[];
  readonly teams: readonly RandomTeam[];
  readonly reach: ReadonlySet<string>;
  readonly jobs: readonly Job[];
  readonly placeId: string;
  readonly policies: readonly PtoPolicy[];
}

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dara', 'Eli', 'Fern', 'Gus', 'Hana', 'Ida', 'Jo', 'Kai', 'Lena'];
const lastNames = ['Marsh', 'Okafor', 'Lee', 'Nunez', 'Park', 'Quinn', 'Reyes', 'Stone', 'Tran', 'Ueda'];

/** The people, teams, jobs and policies of a random organization. */
export async function createOrganization(gateway: TestGateway, seed: number): Promise<RandomOrganization> {
  const random = new Random(seed);
  const { orm } = gateway;
  const { id: organizationId } = await anOrganization(orm, { name: 'Redstone Builders' });
  await changeSettings(orm, organizationId, { overtimeRule: 'CALIFORNIA', limitPeopleToJobs: random.chance(0.5) });
  const name = () => ({ firstName: random.pick(firstNames), lastName: random.pick(lastNames) });
  const actor = (role: 'OWNER' | 'MANAGER' | 'ACCOUNTANT') => createActor(gateway, role, { organizationId }, name());
  const owner = await actor('OWNER');
  const accountant = await actor('ACCOUNTANT');
  const self = await actor('MANAGER');
  const second = await actor('MANAGER');
  const unrestricted = await actor('MANAGER');
  const restrict = `update users set reach = 'TEAMS' where id in (?, ?)`;
  await orm.em.getConnection().execute(restrict, [self.userId, second.userId]);
  const workers: TestUser[] = [];
  for (let n = random.int(8, 30); n > 0; n -= 1) workers.push(await aUser(orm, { organizationId, ...name() }));
  const teams = drawTeams(random, {
    self: self.userId,
    others: [second.userId, unrestricted.userId],
    workers: workers.map(({ id }) => id),
    office: [accountant, second, unrestricted].map(({ userId }) => userId),
  });
  await storeTeams(orm, random, { organizationId, today, teams });
  const jobs = [];
  for (const job of ['Canyon bridge', 'Hill school', 'Yard']) jobs.push(await aJob(orm, { organizationId, name: job }));
  const { id: placeId } = await aPlace(orm, { organizationId });
  const policies = [];
  for (const policy of ['Vacation', 'Sick leave'])
    policies.push(await aPtoPolicy(orm, { organizationId, name: policy }));
  return {
    ...{ gateway, random, organizationId, self, second, unrestricted, owner, workers, teams, jobs, placeId, policies },
    everyone: [owner, accountant, self, second, unrestricted].map(({ user }) => user).concat(workers),
    reach: countReach(teams, self.userId),
  };
}
