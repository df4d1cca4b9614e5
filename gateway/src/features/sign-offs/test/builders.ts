import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import type { TestUser } from '../../identity/test/builders.js';
import { hashJson } from '../content/sign-off-content.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { storeSignOffSettings } from '../settings/sign-off-settings.service.js';
import type { SignOffSettings } from '../settings/sign-off-settings.types.js';

/** The content of a week with one day of eight hours. */
export function aContent(overrides: Partial<SignOffContent> = {}): SignOffContent {
  const sums = { regularMinutes: 480, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };
  return {
    format: 'timetrack-hours-1',
    person: { id: newId(), firstName: 'Ada', lastName: 'Lovelace' },
    startDate: '2026-07-05',
    endDate: '2026-07-18',
    days: [{ date: '2026-07-06', ...sums }],
    timesheets: [
      {
        ...{ date: '2026-07-06', timezone: 'America/Denver' },
        ...{ clockInAt: '2026-07-06T14:00Z', clockOutAt: '2026-07-06T22:30Z' },
        breaks: [{ type: 'UNPAID', startAt: '2026-07-06T18:00Z', endAt: '2026-07-06T18:30Z' }],
      },
    ],
    lines: [{ date: '2026-07-06', kind: 'REGULAR', minutes: 480, rule: 'REGULAR_TIME' }],
    totals: { ...sums, unpaidBreakMinutes: 30 },
    exceptions: [],
    settings: {
      timezone: 'America/Denver',
      roundingRule: 'NONE',
      overtimeRule: 'FLSA',
      workweekStartsOn: 'SUNDAY',
    },
    ...overrides,
  };
}

const insert = `
  insert into sign_offs
    (organization_id, id, user_id, start_date, end_date, content_hash, content, answers, statement, signed_at)
  values (?, ?, ?, ?, ?, decode(?, 'hex'), ?, '[]', 'These are my hours.', ?)`;

/** A signature below a content that need not be the person’s pay. */
export async function aSignOff(
  orm: MikroORM,
  {
    user,
    signedAt = new Date('2026-07-19T15:00:00Z'),
    ...overrides
  }: { readonly user: TestUser; readonly signedAt?: Date } & Partial<SignOffContent>,
): Promise<{ readonly id: string; readonly content: SignOffContent }> {
  const { id: userId, firstName, lastName, organizationId } = user;
  const content = aContent({ person: { id: userId, firstName, lastName }, ...overrides });
  const id = newId();
  const values = [
    organizationId,
    id,
    userId,
    content.startDate,
    content.endDate,
    hashJson(content),
    JSON.stringify(content),
    signedAt,
  ];
  await orm.em.fork().execute(insert, values);
  return { id, content };
}

/** Turns signing on, with one question unless others are given. */
export async function askForSignOffs(
  orm: MikroORM,
  organizationId: string,
  changes: Partial<SignOffSettings> = {},
): Promise<SignOffSettings> {
  const settings = {
    ...{ enabled: true, statement: 'These are the hours that I worked.', remindDays: 1 },
    questions: ['Were you able to take your meal breaks?'],
    ...changes,
  };
  const em = orm.em.fork();
  scopeToTenant(em, organizationId);
  await storeSignOffSettings(em, settings);
  return settings;
}
