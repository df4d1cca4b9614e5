import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { hashPassword, isWithoutOrganizations, User } from '../features/identity/index.js';
import { Job } from '../features/jobs/index.js';
import { Organization } from '../features/organization/index.js';
import { Photo, PhotoReader } from '../features/photos/index.js';
import { Schedule, ScheduleAssignee } from '../features/scheduling/index.js';
import { Break, Timesheet, TimesheetPhoto } from '../features/timeclock/index.js';
import { parseConfig } from '../platform/config/environment.js';
import { newId } from '../platform/database/ids.js';
import { bindTenant } from '../platform/database/tenant-scope.js';
import { takeLock } from '../platform/database/transaction-lock.js';
import type { Clock } from '../platform/ports/platform.js';
import type { SecretBox } from '../platform/secrets/secret-box.js';
import type { FileStore } from '../platform/storage/file-store.js';
import { insertAuditLog } from './audit-log.js';
import {
  archivedDaysAgo,
  type Demo,
  type DemoPerson,
  demoJobs,
  demoOrganization,
  demoPassword,
  demoPeople,
  emailOf,
  findPerson,
  formerMember,
  idOf,
  newestMember,
  newSince,
  restrictedManager,
  withoutAccount,
} from './cast.js';
import { insertCorrections } from './corrections.js';
import { insertInvitations } from './invitations.js';
import { insertClosedPayPeriod } from './pay-periods.js';
import { insertPlaces, placeSchedules } from './places.js';
import { Chance, drawScene } from './scenes.js';
import { buildSchedules, insertShiftTemplates } from './schedules.js';
import { buildOpenShift, buildShift, type DemoShift, listWorkdaysBefore, withExceptions } from './shifts.js';
import { insertSignOffs } from './sign-offs.js';
import { insertSyncItems } from './sync.js';
import { insertTeams } from './teams.js';
import { insertTerms } from './terms.js';
import { findTimeOff, insertTimeOff } from './time-off.js';

export interface DemoParts {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly print?: (line: string) => void;
}

const shiftsWithPhotos = 10;

/**
 * Creates the demo organization in an empty database, in one transaction: a dozen people of every role and one who has
 * left, their teams, six weeks of punches until now, breaks, notes, photos, schedules and their templates, time off, invitations, exchanges with the
 * accounting software, and the audit log of all this. Returns whether it created the organization.
 */
export async function seedDemo({
  orm,
  clock,
  files,
  secrets,
  print,
  password = demoPassword,
}: DemoParts & { readonly password?: string }): Promise<boolean> {
  return orm.em.fork().transactional(async (em) => {
    // Two gateways that start at the same time on an empty database create one demo.
    await takeLock(em, 'demo', () => print?.('Another gateway creates the demo organization: waiting for it'));
    if (!(await isWithoutOrganizations(em))) return false;
    const demo = await begin(em, { files, secrets }, clock.now(), password);
    const shifts = shiftsOf(demo);
    await insertShifts(demo, shifts);
    await insertPlaces(demo, shifts);
    const teamEntries = await insertTeams(demo);
    await insertPhotos(demo, shifts);
    await insertSchedules(demo);
    await placeSchedules(demo);
    await insertShiftTemplates(demo);
    await insertTimeOff(demo);
    await insertTerms(demo);
    await insertInvitations(demo);
    await insertClosedPayPeriod(demo);
    await insertCorrections(demo);
    await insertSyncItems(demo);
    await insertAuditLog(demo, [...teamEntries, ...(await insertSignOffs(demo))]);
    return true;
  });
}

async function begin(
  em: EntityManager,
  stores: Pick<Demo, 'files' | 'secrets'>,
  now: Date,
  password: string,
): Promise<Demo> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(demoOrganization.timezone)
    .toPlainDate();
  const createdAt = new Date(now.getTime() - 45 * 24 * 3_600_000);
  const organizationId = newId();
  await bindTenant(em, organizationId);
  await em.insert(Organization, {
    id: organizationId,
    ...demoOrganization,
    requireLocationOnClock: false,
    locationRetentionDays: 90,
    createdAt,
  });

  const passwordHash = await hashPassword(password);
  const everyone = [...demoPeople, formerMember, withoutAccount];
  const userIds = new Map(everyone.map((person) => [person, newId()]));
  await em.insertMany(
    User,
    everyone.map((person, index) => ({
      id: userIds.get(person) as string,
      organizationId,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person === withoutAccount ? null : emailOf(person),
      holdsEmail: person !== withoutAccount,
      staffNumber: String(101 + index),
      employeeNumber: person === newestMember ? null : `CS-${101 + index}`,
      // QuickBooks lacks the letter ń.
      payrollName: person.lastName === 'Zieliński' ? 'Mateusz Zielinski' : null,
      passwordHash: person === withoutAccount ? null : passwordHash,
      role: person.role,
      reach: person.firstName === restrictedManager ? ('TEAMS' as const) : ('ORGANIZATION' as const),
      status: person === formerMember ? ('DISABLED' as const) : ('ACTIVE' as const),
      scheduleColor: person.scheduleColor,
      createdAt,
    })),
  );
  const jobs = demoJobs.map(({ name }) => ({ id: newId(), organizationId, name }));
  await em.insertMany(Job, jobs);
  const jobIds = jobs.map(({ id }) => id);
  return { em, ...stores, organizationId, now, today, chance: new Chance(20_260), userIds, jobIds };
}

function shiftsOf({ now, today, chance }: Demo): (readonly [DemoPerson, DemoShift])[] {
  const ordinary: [DemoPerson, DemoShift][] = [];
  const days = listWorkdaysBefore(today);
  const isOff = findTimeOff(today);
  for (const day of days) {
    for (const person of demoPeople) {
      const shift = chance.happens(95) && buildShift(person, day, today, chance);
      if (shift && !isOff(person, day)) ordinary.push([person, shift]);
    }
  }
  const others = [...buildShiftsOfFormerMember(today), ...buildShiftsWithoutAccount(today)];
  const shifts = [...others, ...withExceptions(ordinary, days)];
  // Always at work right now. The worker whose sign-in is printed is not clocked in, so that visitors can try it.
  const atWork = [
    ['Priya', 187],
    ['Jonas', 181, 12],
    ['Lucía', 64],
    ['Deshawn', 205],
    ['Hana', 199],
  ] as const;
  for (const [name, minutes, breakMinutes] of atWork) {
    const person = findPerson(name);
    shifts.push([person, buildOpenShift(person, now, minutes, chance, breakMinutes)]);
  }
  return shifts;
}

/** Uses its own random generator, so that the other people's days do not depend on it. */
function buildShiftsOfFormerMember(today: Temporal.PlainDate): [DemoPerson, DemoShift][] {
  const chance = new Chance(9);
  const last = today.subtract({ days: archivedDaysAgo });
  const days = listWorkdaysBefore(today).filter((day) => Temporal.PlainDate.compare(day, last) < 0);
  return days.map((day) => [formerMember, buildShift(formerMember, day, today, chance)]);
}

function buildShiftsWithoutAccount(today: Temporal.PlainDate): [DemoPerson, DemoShift][] {
  const chance = new Chance(10);
  const days = listWorkdaysBefore(today).filter((day) => Temporal.PlainDate.compare(day, newSince(today)) >= 0);
  return days.map((day) => [withoutAccount, buildShift(withoutAccount, day, today, chance)]);
}

async function insertShifts(demo: Demo, shifts: readonly (readonly [DemoPerson, DemoShift])[]): Promise<void> {
  const { em, organizationId, userIds, jobIds } = demo;
  await em.insertMany(
    Timesheet,
    shifts.map(([person, { job, location: _, breaks, ...shift }]) => ({
      ...shift,
      organizationId,
      approvedBy: shift.approvedAt && idOf(demo, approverOf(person)),
      flags: shift.flags as Timesheet['flags'],
      user: userIds.get(person) as string,
      job: jobIds[job] ?? null,
    })),
  );
  const breaks = shifts.flatMap(([, shift]) =>
    shift.breaks.map((pause) => ({ ...pause, timesheet: shift.id, organizationId })),
  );
  await em.insertMany(Break, breaks);
}

/** The gateway rejects approving your own hours. */
const approverOf = ({ role }: DemoPerson) => (role === 'MANAGER' ? 'Amir' : 'Maya');

async function insertPhotos(demo: Demo, shifts: readonly (readonly [DemoPerson, DemoShift])[]): Promise<void> {
  const { em, files, organizationId, chance, userIds } = demo;
  const pictured = shifts
    .filter(([person, shift]) => shift.clockOutAt && person.crew !== 'office')
    .slice(-shiftsWithPhotos);
  const reader = new PhotoReader(parseConfig({}).limits);
  for (const [person, shift] of pictured) {
    const scene = await drawScene(chance);
    const ready = await reader.read({ name: 'site.jpg', read: async () => scene }, organizationId);
    const photo = em.create(Photo, {
      id: newId(),
      organizationId,
      uploadedBy: userIds.get(person) as string,
      contentType: ready.contentType,
      width: ready.width,
      height: ready.height,
      bytes: ready.content.length,
      thumbnailBytes: ready.thumbnail.length,
      createdAt: shift.clockOutAt as Date,
    });
    await files.put(photo.original.key, ready.content, ready.contentType);
    await files.put(photo.thumbnail.key, ready.thumbnail, 'image/webp');
    await em.flush();
    await em.insert(TimesheetPhoto, { organizationId, timesheet: shift.id, photo: photo.id, position: 0 });
  }
}

async function insertSchedules({ em, organizationId, today, userIds, jobIds }: Demo): Promise<void> {
  const schedules = buildSchedules(today).map(({ people, job, ...schedule }) => ({
    ...{ ...schedule, organizationId, job: jobIds[job] ?? null },
    people: people.map((person) => userIds.get(person) as string),
  }));
  await em.insertMany(Schedule, schedules);
  await em.insertMany(
    ScheduleAssignee,
    schedules.flatMap(({ id, people }) => people.map((user) => ({ organizationId, schedule: id, user }))),
  );
}
