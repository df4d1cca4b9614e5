import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { Correction } from '../corrections/correction.entity.js';
import type { CorrectionStatus } from '../corrections/correction.types.js';
import { noEffect } from '../corrections/effect.rules.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';

interface CorrectionOverrides {
  readonly user: User;
  /** The timesheet to change. Without one, the correction adds a timesheet. */
  readonly timesheet?: Timesheet;
  readonly kind?: Correction['kind'];
  readonly clockInAt?: Date;
  readonly clockOutAt?: Date;
  readonly reason?: string;
  readonly status?: CorrectionStatus;
}

/** A pending correction of July 14, 2026, from 9:00 to 17:00 in Denver. */
export async function aCorrection(
  orm: MikroORM,
  { user, timesheet, kind = timesheet ? 'CHANGE' : 'ADD', status = 'PENDING', ...overrides }: CorrectionOverrides,
): Promise<Correction> {
  const em = orm.em.fork();
  const createdAt = new Date('2026-07-15T14:00:00Z');
  const correction = em.create(Correction, {
    ...{ id: newId(), organizationId: user.organizationId, user: user.id, kind, status, createdAt },
    timesheet: timesheet?.id ?? null,
    clockInAt: new Date('2026-07-14T15:00:00Z'),
    clockOutAt: new Date('2026-07-14T23:00:00Z'),
    reason: 'I forgot to clock in.',
    effect: noEffect,
    decidedAt: status === 'PENDING' ? null : createdAt,
    overtakenReason: status === 'OVERTAKEN' ? 'The timesheet was deleted.' : null,
    ...overrides,
  });
  await em.flush();
  return correction;
}
