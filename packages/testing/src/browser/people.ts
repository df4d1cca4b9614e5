import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@timetrack/contracts';

/** Somebody of the test's organization, with what it takes to sign in. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** An organization that one test has for itself. */
export interface TestOrganization {
  readonly id: string;
  readonly name: string;
  readonly owner: Person;
  /** Adds somebody with this role. No role above the owner's, and no second owner. */
  readonly add: (
    role: Exclude<Role, 'OWNER'>,
    names?: Partial<Pick<Person, 'firstName' | 'lastName'>>,
  ) => Promise<Person>;
}

const password = 'correct horse battery';

/**
 * Registers an organization as a person would, through the public door.
 *
 * @param api a client whose cookies become the owner's
 */
export async function registerOrganization(api: APIRequestContext): Promise<TestOrganization> {
  const mark = randomUUID().slice(0, 8);
  const name = `Juniper Roofing ${mark}`;
  const owner = { firstName: 'Olivia', lastName: 'Owens', email: `olivia.${mark}@example.com`, password };
  const { user } = await answerOf<{ user: { id: string; organization: { id: string } } }>(
    api.post('/api/auth/register', { data: { ...owner, orgName: name } }),
  );
  return {
    id: user.organization.id,
    name,
    owner: { ...owner, id: user.id, role: 'OWNER' },
    add: async (role, names) => {
      const person = {
        ...usualNames[role],
        ...names,
        email: `${role.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
      };
      const { id } = await answerOf<{ id: string }>(api.post('/api/users', { data: { ...person, role, password } }));
      return { ...person, id, role, password };
    },
  };
}

/** Signs in over REST: the cookies of `api` become this person's. */
export async function signIn(api: APIRequestContext, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await answerOf(api.post('/api/auth/login', { data: { email: person.email, password: person.password } }));
}

const usualNames = {
  ADMIN: { firstName: 'Adam', lastName: 'Abbott' },
  MANAGER: { firstName: 'Maria', lastName: 'Mendez' },
  ACCOUNTANT: { firstName: 'Anna', lastName: 'Ito' },
  WORKER: { firstName: 'Walt', lastName: 'Weber' },
} as const;

async function answerOf<Body>(request: ReturnType<APIRequestContext['post']>): Promise<Body> {
  const response = await request;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body;
}
