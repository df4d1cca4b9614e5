import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce } from '../../platform/errors/index.js';
import { readUsers, type UserView } from '../identity/index.js';
import { addedPeopleMustBeActive, unknownPerson } from './team.rules.js';

/** Fails with NOT_FOUND for an unknown or permanently deleted person, and with BAD_USER_INPUT for an archived one. */
export async function requireActivePeople(
  em: EntityManager,
  ids: readonly string[],
  field: string,
): Promise<UserView[]> {
  if (ids.length === 0) return [];
  const people = (await readUsers(em, ids)).filter(({ deletedAt }) => deletedAt === null);
  if (people.length < ids.length) throw unknownPerson(field);
  enforce(addedPeopleMustBeActive(people, field));
  return people;
}
