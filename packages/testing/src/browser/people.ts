import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@timetrack/contracts';

/** A member of the test's organization, with credentials. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** The organization of one test. */
export interface TestOrganization {
  readonly id: string;
  readonly name: string;
  readonly owner: Person;
  /** Adds a member with this role. */
  readonly add: (
    role: Exclude<Role, 'OWNER'>,
    names?: Partial<Pick<Person, 'firstName' | 'lastName'>>,
  ) => Promise<Person>;
}

const password = 'correct horse battery';

/**
 * Registers an organization through the public API.
 *
 * @param api a client, which is then signed in as the owner
 */
export async function registerOrganization(api: APIRequestContext): Promise<TestOrganization> {
  const suffix = randomUUID().slice(0, 8);
  const name = `Juniper Roofing ${suffix}`;
  const owner = { firstName: 'Olivia', lastName: 'Owens', email: `olivia.${suffix}@example.com`, password };
  const { user } = await responseOf<{ user: { id: string; organization: { id: string } } }>(
    api.post('/api/auth/register', { data: { ...owner, orgName: name } }),
  );
  return {
    id: user.organization.id,
    name,
    owner: { ...owner, id: user.id, role: 'OWNER' },
    add: async (role, names) => {
      const person = {
        ...defaultNames[role],
        ...names,
        email: `${role.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
      };
      const { id } = await responseOf<{ id: string }>(api.post('/api/users', { data: { ...person, role, password } }));
      return { ...person, id, role, password };
    },
  };
}

/** Signs `api` in as this person. */
export async function signIn(api: APIRequestContext, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await responseOf(api.post('/api/auth/login', { data: { email: person.email, password: person.password } }));
}

const defaultNames = {
  ADMIN: { firstName: 'Adam', lastName: 'Abbott' },
  MANAGER: { firstName: 'Maria', lastName: 'Mendez' },
  ACCOUNTANT: { firstName: 'Anna', lastName: 'Ito' },
  WORKER: { firstName: 'Walt', lastName: 'Weber' },
} as const;

async function responseOf<Body>(request: ReturnType<APIRequestContext['post']>): Promise<Body> {
  const response = await request;
  if (!response.ok())
    throw new Error(`${response.url()} responded with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body;
}
