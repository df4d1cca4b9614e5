import { randomUUID } from 'node:crypto';
import { attempt } from './attempt.ts';
import { cookieOf } from './client.ts';
import type { Team, TeamSize } from './storm.types.ts';

const password = 'a long enough passphrase';

/** Registers organizations as their owners do, with two jobs and people who can sign in at once. */
export async function createTeams(url: string, { organizations, workers }: TeamSize): Promise<readonly Team[]> {
  const teams: Team[] = [];
  for (let number = 0; number < organizations; number += 1) teams.push(await createTeam(url, workers));
  return teams;
}

async function createTeam(url: string, workers: number): Promise<Team> {
  const name = `storm-${randomUUID().slice(0, 8)}`;
  const loginOf = (person: string) => ({ email: `${person}@${name}.example`, password });
  const owner = loginOf('owner');
  const registration = { ...owner, firstName: 'Olivia', lastName: 'Owner', orgName: name };
  const { headers } = await post(url, '/api/auth/register', '', registration);
  const cookie = cookieOf(headers);
  const jobIds: string[] = [];
  for (const job of ['Roofing', 'Painting']) {
    const { body } = await post(url, '/api/jobs', cookie, { name: job });
    jobIds.push((body as { id: string }).id);
  }
  const logins = Array.from({ length: workers }, (_, index) => loginOf(`worker${index + 1}`));
  for (const [index, login] of logins.entries()) {
    const person = { ...login, firstName: 'Wanda', lastName: `No. ${index + 1}`, role: 'WORKER' };
    await post(url, '/api/users', cookie, person);
  }
  return { owner, workers: logins, jobIds };
}

async function post(url: string, path: string, cookie: string, body: object) {
  const outcome = await attempt({ method: 'POST', url: `${url}${path}`, cookie, body, timeoutSeconds: 30 });
  if (outcome.status !== 'success') throw new Error(`POST ${path}: ${JSON.stringify(outcome)}`);
  return outcome;
}
