import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Transaction } from '../../../platform/database/unit-of-work.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import type { AuditRecord } from '../../../platform/use-case/index.js';
import { auditTrail } from '../../audit/index.js';
import { createRuleTimeline, dateAt, readRuleTimeline, readSettingsHistory } from '../../organization/index.js';
import { findPeriodsAround, nameOfPeriod } from '../../pay-periods/index.js';
import { findPay } from '../../payroll/index.js';
import { describeChanges } from '../content/content-changes.rules.js';
import { buildContent, differsFromSigned } from '../content/sign-off-content.rules.js';
import type { SignOffChange } from '../content/sign-off-content.types.js';
import { readSignedTimes } from '../content/signed-times.queries.js';
import { findChangedHours } from './changed-hours.rules.js';
import {
  type FreshSignOff,
  findChangedDays,
  findFresh,
  markStale,
  readActorName,
  type SignOffCheck,
  signOffCheckJobName,
} from './sign-off-check.queries.js';

/**
 * Marks the signatures below hours that have changed. It compares with the hours of now, so it can run again, late, or together
 * with other checks: one of them marks a signature.
 */
export const signOffCheckJob: JobHandler<SignOffCheck> = {
  name: signOffCheckJobName,

  async run(context, check) {
    const { unitOfWork } = context;
    const fresh = await unitOfWork.read(check.organizationId, (em) => findFresh(em, check));
    const byPeriod = Map.groupBy(fresh, ({ startDate, endDate }) => `${startDate} ${endDate}`);
    for (const signed of byPeriod.values()) await checkPeriod(context, check, signed);
  },

  async handleFinalFailure({ logger }, { organizationId, userId }) {
    logger.error(
      { organizationId, userId },
      'signatures could not be checked, so some may be below hours that have changed',
    );
  },
};

async function checkPeriod(context: JobContext, check: SignOffCheck, signed: readonly FreshSignOff[]): Promise<void> {
  const { unitOfWork } = context;
  const stale = await unitOfWork.read(check.organizationId, (em) => findStale(em, context, check, signed));
  for (const [signOff, changes] of stale) {
    await unitOfWork.run(check.organizationId, (transaction) =>
      mark(transaction, context, check, { signOff, changes }),
    );
  }
}

type Stale = readonly [signOff: FreshSignOff, changes: readonly SignOffChange[]];

async function findStale(
  em: EntityManager,
  { clock }: JobContext,
  { organizationId }: SignOffCheck,
  signed: readonly FreshSignOff[],
): Promise<Stale[]> {
  const [first] = signed;
  if (!first) return [];
  const period: DateRange = { startDate: first.startDate, endDate: first.endDate };
  const history = await readSettingsHistory(em, organizationId);
  const search = { date: period.startDate, plan: history.payCalendar };
  const [current] = await findPeriodsAround(em, organizationId, search);
  if (current && (current.dates.startDate !== period.startDate || current.dates.endDate !== period.endDate)) {
    const sentence = `The pay period is ${nameOfPeriod(current.dates)} now`;
    return signed.map((signOff) => [signOff, [{ date: null, sentence }]]);
  }
  const entries = await findPay(em, { organizationId, period, now: clock.now() });
  const userIds = signed.map(({ userId }) => userId);
  const timesOf = await readSignedTimes(em, { organizationId, period, timeline: createRuleTimeline(history), userIds });
  const stale: Stale[] = [];
  for (const signOff of signed) {
    const entry = await entries.of(signOff.userId);
    if (!entry) continue;
    const timesheets = timesOf(signOff.userId);
    const content = buildContent({ entry, dates: period, rules: entries.rules, timesheets });
    if (differsFromSigned(signOff.content, content)) stale.push([signOff, describeChanges(signOff.content, content)]);
  }
  return stale;
}

interface Change {
  readonly signOff: FreshSignOff;
  readonly changes: readonly SignOffChange[];
}

async function mark(
  transaction: Transaction,
  { clock }: JobContext,
  check: SignOffCheck,
  { signOff, changes }: Change,
): Promise<void> {
  const at = clock.now();
  const { em } = transaction;
  const { organizationId } = check;
  const actorId = check.actorId ?? (await findLastActor(em, signOff.userId));
  const date = dateAt(await readRuleTimeline(em, organizationId), at);
  const reason = `Changed by ${await readActorName(em, actorId)} on ${formatDate(date)}`;
  if (!(await markStale(em, signOff.id, { at, reason, actorId, changes }))) return;
  const { id, startDate, endDate } = signOff;
  await auditTrail(
    transaction,
    { viewer: null, request: jobRequest },
    {
      action: 'sign-off.stale',
      subjectType: 'SIGN_OFF',
      subjectId: id,
      changes: { startDate, endDate, changes: { after: changes.map(({ sentence }) => sentence).join('; ') } },
      actor: { userId: actorId, organizationId },
    },
    at,
  );
}

/** The check runs after the request that caused it. */
const jobRequest = { id: signOffCheckJobName, address: '', userAgent: '', publicUrl: '' };

/** `Nov 23` */
function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'short', day: 'numeric' });
}

interface Entry extends AuditRecord {
  readonly actorId: string;
}

/** Only a change that raced with a signature is looked up, so it is one of the last. */
const newestEntries = `
  select actor_id as "actorId", action, subject_type as "subjectType", subject_id as "subjectId", changes
  from audit_entries
  where organization_id = :organization and action <> 'sign-off.signed'
  order by position desc limit 50`;

/** Who changed the hours of a person last, according to the audit log. Without such an entry, the person themselves. */
async function findLastActor(em: EntityManager, userId: string): Promise<string> {
  for (const entry of await tenantSql(em).query<Entry>(newestEntries)) {
    const changed = findChangedHours(entry);
    const days = changed && (await findChangedDays(em, changed));
    if (days && (days.userId === null || days.userId === userId)) return entry.actorId;
  }
  return userId;
}
