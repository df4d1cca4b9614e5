import type { EntityManager, EntityName } from '@mikro-orm/postgresql';
import { SyncItem } from '../features/accounting-sync/index.js';
import { Invitation } from '../features/identity/index.js';
import { ClosedPayPeriod } from '../features/pay-periods/index.js';
import { PtoRequest } from '../features/time-off/index.js';
import { Correction, Timesheet } from '../features/timeclock/index.js';
import type { AuditRecord } from '../platform/use-case/index.js';
import { type Demo, type DemoPerson, idOf } from './cast.js';
import { hourOf } from './shifts.js';

export interface Entry {
  readonly at: Date;
  readonly by: string;
  readonly record: AuditRecord;
}

/** How far back the log mentions punches. The demo needs a readable log, not a complete one. */
const daysOfPunches = 2;

export async function listInvitationEntries({ em, userIds }: Demo): Promise<Entry[]> {
  const found = await readRows(em, Invitation);
  return found.flatMap(({ id, role, createdAt, createdBy, expiresAt, usedAt, usedBy }): Entry[] => {
    const changes = { role: { after: role }, expiresAt: { after: expiresAt } };
    const created: AuditRecord = { action: 'invitation.created', subjectType: 'INVITATION', subjectId: id, changes };
    const entry = { at: createdAt, by: createdBy, record: created };
    if (!usedAt || !usedBy) return [entry];
    const [{ firstName, lastName }] = [...userIds].find(([, of]) => of === usedBy.id) as [DemoPerson, string];
    const person = { firstName: { after: firstName }, lastName: { after: lastName }, role: { after: role } };
    const registered = {
      action: 'user.registered',
      subjectType: 'USER',
      subjectId: usedBy.id,
      changes: person,
    } as const;
    return [entry, { at: usedAt, by: usedBy.id, record: registered }];
  });
}

const ends = { APPROVED: 'pto-request.approved', DENIED: 'pto-request.denied' } as const;

export async function listTimeOffEntries({ em }: Demo): Promise<Entry[]> {
  const found = await readRows(em, PtoRequest);
  return found.flatMap(({ id, user, startDate, endDate, hours, createdAt, status, decidedAt, decidedBy }): Entry[] => {
    const subject = { subjectType: 'PTO_REQUEST', subjectId: id } as const;
    const values = { startDate: { after: startDate }, endDate: { after: endDate }, hours: { after: hours } };
    const entry: Entry = {
      at: createdAt,
      by: user.id,
      record: { action: 'pto-request.created', ...subject, changes: values },
    };
    if (!decidedAt || !decidedBy || (status !== 'APPROVED' && status !== 'DENIED')) return [entry];
    const changes = { status: { before: 'PENDING', after: status } };
    return [entry, { at: decidedAt, by: decidedBy.id, record: { action: ends[status], ...subject, changes } }];
  });
}

export async function listPunchEntries({ em, today }: Demo): Promise<Entry[]> {
  const since = hourOf(today.subtract({ days: daysOfPunches }), 0);
  const found = (await readRows(em, Timesheet)).filter(({ clockInAt }) => clockInAt >= since);
  return found.flatMap(({ id, user, job, clockInAt, clockOutAt, flags }): Entry[] => {
    const subject = { subjectType: 'TIMESHEET', subjectId: id } as const;
    const begun = { clockInAt, flags, jobId: job?.id ?? null };
    const [entry, by] = [{ action: 'timesheet.clocked-in', ...subject, changes: begun } as const, user.id];
    if (!clockOutAt) return [{ at: clockInAt, by, record: entry }];
    const ended = { action: 'timesheet.clocked-out', ...subject, changes: { clockOutAt } } as const;
    return [
      { at: clockInAt, by, record: entry },
      { at: clockOutAt, by, record: ended },
    ];
  });
}

export async function listCorrectionEntries({ em }: Demo): Promise<Entry[]> {
  const found = await readRows(em, Correction);
  return found.flatMap((correction): Entry[] => {
    const { id, user, kind, timesheet, before, clockOutAt, createdAt, status, decidedAt, decidedBy } = correction;
    const subject = { subjectType: 'CORRECTION', subjectId: id } as const;
    const wish = {
      kind,
      timesheetId: timesheet?.id ?? null,
      clockOutAt: { before: before?.clockOutAt, after: clockOutAt },
    };
    const entry = {
      at: createdAt,
      by: user.id,
      record: { action: 'correction.requested', ...subject, changes: wish },
    } as const;
    if (!decidedAt || !decidedBy) return [entry];
    const changes = { status: { before: 'PENDING', after: status } };
    return [entry, { at: decidedAt, by: decidedBy.id, record: { action: 'correction.denied', ...subject, changes } }];
  });
}

export async function listSyncEntries(demo: Demo): Promise<Entry[]> {
  const by = idOf(demo, 'Amir');
  return (await readRows(demo.em, SyncItem)).map(({ id, type, createdAt }) => ({
    at: createdAt,
    by,
    record: { action: 'sync.queued', subjectType: 'SYNC_ITEM', subjectId: id, changes: { type: { after: type } } },
  }));
}

export async function listClosingEntries({ em }: Demo): Promise<Entry[]> {
  return (await readRows(em, ClosedPayPeriod)).map(({ id, startDate, endDate, timesheetCount, closedAt, closedBy }) => {
    const changes = { status: { before: 'OPEN', after: 'CLOSED' }, startDate, endDate, timesheetCount };
    return {
      at: closedAt,
      by: closedBy.id,
      record: { action: 'pay-period.closed', subjectType: 'PAY_PERIOD', subjectId: id, changes },
    };
  });
}

/** Reads rows without tracking them. */
export function readRows<Row extends object>(em: EntityManager, rows: EntityName<Row>): Promise<Row[]> {
  return em.find(rows, {}, { disableIdentityMap: true });
}
