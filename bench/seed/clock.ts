import { addPeople, createOrganization, emailOf, signIn } from './organizations.ts';
import type { Seeding, World } from './world.types.ts';

const workers = 64;
const managers = 4;

/** Workers who clock in and out all day, each with a session of their own, and managers who watch. */
export async function seedClock(seeding: Seeding): Promise<World['clock']> {
  const organization = await createOrganization(seeding, 'clock');
  const people = { organizationId: organization.id, name: 'clock' };
  await addPeople(seeding, { ...people, prefix: 'worker', count: workers, role: 'WORKER' });
  await addPeople(seeding, { ...people, prefix: 'watcher', count: managers, role: 'MANAGER' });
  const signInAll = async (prefix: string, count: number) => {
    const cookies: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      cookies.push(await signIn(seeding.address, emailOf(`${prefix}${number}`, 'clock')));
    }
    return cookies;
  };
  return {
    ...organization,
    adminUrl: seeding.adminUrl,
    workers: await signInAll('worker', workers),
    managers: await signInAll('watcher', managers),
  };
}
