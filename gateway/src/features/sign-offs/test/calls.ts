import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { askForSignOffs } from './builders.js';

/** A gateway at noon on Monday, November 16, 2026 in Denver. */
export const startSigning = () => startGateway({ now: '2026-11-16T19:00:00Z' });

export const question = 'Were you able to take your meal breaks?';
export const startDate = '2026-11-01';
const week = 'startDate=2026-11-01&endDate=2026-11-07';

export interface SignedWeek {
  readonly owner: Actor;
  readonly person: Actor;
  /** The first day of work. */
  readonly monday: string;
}

/**
 * An organization that requires signatures, has weekly pay periods, and in which a person worked 18 hours, from 8:00 in
 * Denver.
 */
export async function aWorkedWeek(gateway: TestGateway, role: Role = 'WORKER'): Promise<SignedWeek> {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  const person = await createActor(gateway, role, { organizationId });
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: startDate } });
  await askForSignOffs(gateway.orm, organizationId);
  const monday = await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-02T15:00:00Z', '2026-11-03T00:00:00Z']);
  await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-04T15:00:00Z', '2026-11-05T00:00:00Z']);
  return { owner, person, monday: monday.id };
}

export const readOwnPay = async (gateway: TestGateway, who: Actor, dates = week) =>
  (await gateway.rest(who, 'GET', `/api/me/pay?${dates}`)).body;

/** Signs what the person sees, unless `changes` says otherwise. */
export async function sign(gateway: TestGateway, who: Actor, changes: object = {}) {
  const { contentHash } = await readOwnPay(gateway, who);
  const answers = [{ question, answer: 'NO' }];
  return gateway.rest(who, 'POST', '/api/sign-offs', { startDate, contentHash, answers, ...changes });
}

/** The row of a person in the list of the week. */
export async function rowOf(gateway: TestGateway, { owner, person }: Pick<SignedWeek, 'owner' | 'person'>) {
  const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);
  return (
    body as {
      user: { id: string };
      state: string;
      signOff: { staleReason: string | null; changes: { sentence: string }[] } | null;
    }[]
  ).find(({ user }) => user.id === person.user.id);
}
