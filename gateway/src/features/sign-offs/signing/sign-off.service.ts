import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { findPeriodOn } from '../../pay-periods/index.js';
import { findPay } from '../../payroll/index.js';
import type { SignOff } from '../records/sign-off.types.js';
import { type OwnHours, readOwnHours } from './own-hours.queries.js';
import { signOffInput } from './sign-off.inputs.js';
import { hoursMustBeThoseSeen, questionsMustBeThoseSeen, signingMustBePossible } from './sign-off.rules.js';

/**
 * Signs the caller's own hours of the pay period that starts on a date. Fails with NOT_FOUND when no period starts on it, and
 * with CONFLICT when the period is not over, when a timesheet of it is in progress, when a correction is not decided, when the
 * caller has already signed, or when the hours or the questions are no longer those that the caller has seen.
 */
export const signOff = command('signOff', signOffInput, async (context, input): Promise<SignOff> => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  const { dates } = await findPeriodOn(em, organizationId, input.startDate);
  const now = platform.clock.now();
  const entries = await findPay(em, { organizationId, period: dates, now });
  const entry = await entries.of(userId);
  if (!entry) throw failures.notFound('Person');
  const hours = await readOwnHours(em, { organizationId, userId, now, ...dates }, { entry, rules: entries.rules });
  const { content, contentHash, settings, facts } = hours;
  enforce(
    signingMustBePossible(facts),
    hoursMustBeThoseSeen(input.contentHash, contentHash),
    questionsMustBeThoseSeen(settings, input),
  );
  const signed = createSignOff(hours, input, now);
  await insertSignOff(em, signed);
  record({
    action: 'sign-off.signed',
    subjectType: 'SIGN_OFF',
    subjectId: signed.id,
    changes: { startDate: dates.startDate, endDate: dates.endDate, sha256: contentHash },
  });
  return { ...signed, content };
});

function createSignOff(
  { content, contentHash, settings }: OwnHours,
  { answers }: z.output<typeof signOffInput>,
  now: Date,
): SignOff {
  return {
    id: newId(),
    user: content.person,
    startDate: content.startDate,
    endDate: content.endDate,
    contentHash,
    content,
    statement: settings.statement,
    answers,
    signedAt: now,
    staleAt: null,
    staleReason: null,
    changes: [],
    auditEntry: null,
  };
}

const insert = `
  insert into sign_offs
    (organization_id, id, user_id, start_date, end_date, content_hash, content, answers, statement, signed_at)
  values (:organization, ?, ?, ?::date, ?::date, decode(?, 'hex'), ?::jsonb, ?::jsonb, ?, ?)`;

export async function insertSignOff(
  em: EntityManager,
  signed: Omit<SignOff, 'user' | 'staleAt' | 'staleReason' | 'changes' | 'auditEntry'>,
): Promise<void> {
  const { id, startDate, endDate, contentHash, content, answers, statement, signedAt } = signed;
  await tenantSql(em).run(insert, [
    ...[id, content.person.id, startDate, endDate, contentHash],
    ...[JSON.stringify(content), JSON.stringify(answers), statement, signedAt],
  ]);
}
