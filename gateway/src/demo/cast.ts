import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../platform/auth/viewer.js';
import type { SecretBox } from '../platform/secrets/secret-box.js';
import type { FileStore } from '../platform/storage/file-store.js';
import type { Chance } from './scenes.js';

/** The demo organization while its rows are inserted. */
export interface Demo {
  readonly em: EntityManager;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly organizationId: string;
  readonly now: Date;
  readonly today: Temporal.PlainDate;
  readonly chance: Chance;
  readonly userIds: ReadonlyMap<DemoPerson, string>;
  readonly jobIds: readonly string[];
}

export type Crew = 'garden' | 'stone' | 'office';

export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly crew: Crew;
  /** Hours in the organization's time zone: 6.5 is 6:30. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scheduleColor: string;
}

/** The password of everyone in the demo organization, which contains no real person's data. */
export const demoPassword = 'timetrack';

export const demoOrganization = {
  name: 'Cedar & Stone Landscaping',
  timezone: 'America/Denver',
  overtimeRule: 'COLORADO',
} as const;

export const demoJobs = [
  { name: 'Aspen Ridge HOA' },
  { name: 'Riverside Park renewal' },
  { name: 'Maple Street retaining wall' },
  { name: 'Office and yard' },
] as const;

/** Where people clock in: at the park, or else at the yard, where crews start. */
export const demoPlaces = {
  park: { name: 'Riverside Park', address: '2600 Water St, Denver', lat: 39.7555, lng: -105.0089, radiusMeters: 150 },
  yard: { name: 'Yard', address: '1430 Grant St, Denver', lat: 39.7391, lng: -104.9847, radiusMeters: 100 },
} as const;

/** The place where the people on a job clock in. */
export function placeOf(job: number): (typeof demoPlaces)[keyof typeof demoPlaces] {
  return demoJobs[job]?.name === 'Riverside Park renewal' ? demoPlaces.park : demoPlaces.yard;
}

/** The job of a crew on a day, as an index in `demoJobs`. The garden crew changes between two sites. */
export function jobOf(crew: Crew, day: Temporal.PlainDate): number {
  if (crew === 'office') return 3;
  return crew === 'garden' ? day.day % 2 : 2;
}

export const demoPeople: readonly DemoPerson[] = [
  buildPerson('Olivia', 'Hart', 'OWNER', 'office', 8, 16.5, '#3b82f6'),
  buildPerson('Amir', 'Nasser', 'ADMIN', 'office', 8, 16.5, '#8b5cf6'),
  buildPerson('Maya', 'Lindqvist', 'MANAGER', 'garden', 6.5, 15.5, '#10b981'),
  buildPerson('Tom', 'Okafor', 'MANAGER', 'stone', 6.5, 15.5, '#f59e0b'),
  buildPerson('Grace', 'Whitfield', 'ACCOUNTANT', 'office', 9, 15, '#ef4444'),
  buildPerson('Wes', 'Castillo', 'WORKER', 'garden', 7, 15.5, '#3b82f6'),
  buildPerson('Priya', 'Raman', 'WORKER', 'garden', 7, 15.5, '#ef4444'),
  buildPerson('Jonas', 'Weber', 'WORKER', 'garden', 7, 15.5, '#10b981'),
  buildPerson('Lucía', 'Fernández', 'WORKER', 'garden', 8, 14, '#f59e0b'),
  buildPerson('Deshawn', 'Brooks', 'WORKER', 'stone', 6.5, 15, '#8b5cf6'),
  buildPerson('Hana', 'Kobayashi', 'WORKER', 'stone', 6.5, 15, '#3b82f6'),
  buildPerson('Mateusz', 'Zieliński', 'WORKER', 'stone', 6.5, 16.5, '#ef4444'),
  buildPerson('Siobhán', 'O’Rourke', 'WORKER', 'stone', 9, 15, '#10b981'),
];

/** The first name of the manager who sees only the people of their team. */
export const restrictedManager = 'Tom';

/** A former member of the stone crew, now archived: with past hours and no future shifts. */
export const formerMember = buildPerson('Kofi', 'Mensah', 'WORKER', 'stone', 6.5, 15, '#8b5cf6');
export const archivedDaysAgo = 9;

/** Shares the stone crew's tablet at the yard: without an email address, so that managers add the hours. */
export const withoutAccount = buildPerson('Eli', 'Novak', 'WORKER', 'stone', 6.5, 15, '#f59e0b');

/** The day on which this person joined. */
export const newSince = (today: Temporal.PlainDate) => today.subtract({ days: 7 });

/** Someone whose employee number payroll does not know yet. */
export const newestMember = demoPeople.at(-1);

/** One person of each role, and the manager who is limited to a team. */
export const demoSignIns = (['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const)
  .map((role) => demoPeople.find((candidate) => candidate.role === role) as DemoPerson)
  .concat(findPerson(restrictedManager))
  .map((person) => ({ role: person.role, email: emailOf(person), password: demoPassword }));

/** The id of a person by the first name. */
export function idOf({ userIds }: Demo, name: string): string {
  return userIds.get(findPerson(name)) as string;
}

export function findPerson(name: string): DemoPerson {
  return [...demoPeople, formerMember, withoutAccount].find(({ firstName }) => firstName === name) as DemoPerson;
}

export function emailOf({ firstName }: DemoPerson): string {
  const plain = firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain}@cedarandstone.example`;
}

function buildPerson(
  firstName: string,
  lastName: string,
  role: Role,
  crew: Crew,
  startsAt: number,
  endsAt: number,
  scheduleColor: string,
): DemoPerson {
  return { firstName, lastName, role, crew, startsAt, endsAt, scheduleColor };
}
