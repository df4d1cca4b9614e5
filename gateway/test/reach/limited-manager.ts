import { aCrew } from '../../src/features/teams/test/builders.js';
import { type Actor, createActor, type TestGateway } from '../harness/index.js';

/** A manager who leads one team, of each role a person in it, and of each role a person in another one. */
export async function createLimitedManager(gateway: TestGateway) {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  const self = await createActor(gateway, 'MANAGER', owner);
  const [worker, accountant, manager, admin] = await createPeople(gateway, owner);
  const [hidden, hiddenAccountant, hiddenManager, hiddenAdmin] = await createPeople(gateway, owner);
  const reached = { worker, accountant, manager, admin };
  const others = { hidden, hiddenAccountant, hiddenManager, hiddenAdmin };
  const usersOf = (people: object) => Object.values(people).map(({ user }: Actor) => user);
  const team = await aCrew(gateway.orm, { organizationId, leads: [self.user], members: usersOf(reached) });
  const otherTeam = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: usersOf(others) });
  const setReach = async (reach: 'TEAMS' | 'ORGANIZATION') => {
    const { status } = await gateway.rest(owner, 'PUT', `/api/users/${self.userId}/reach`, { reach });
    if (status !== 200) throw new Error(`the reach could not be set: ${status}`);
  };
  return { owner, self, organizationId, reached, ...reached, others, ...others, team, otherTeam, setReach };
}

export type LimitedManager = Awaited<ReturnType<typeof createLimitedManager>>;

function createPeople(gateway: TestGateway, owner: Actor): Promise<[Actor, Actor, Actor, Actor]> {
  const create = (role: 'WORKER' | 'ACCOUNTANT' | 'MANAGER' | 'ADMIN') => createActor(gateway, role, owner);
  return Promise.all([create('WORKER'), create('ACCOUNTANT'), create('MANAGER'), create('ADMIN')]);
}
