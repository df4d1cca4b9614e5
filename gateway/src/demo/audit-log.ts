import { writeAuditEntry } from '../features/audit/index.js';
import { Job } from '../features/jobs/index.js';
import type { AuditRecord, Caller } from '../platform/use-case/index.js';
import {
  type Entry,
  listClosingEntries,
  listCorrectionEntries,
  listInvitationEntries,
  listPunchEntries,
  listSyncEntries,
  listTimeOffEntries,
  readRows,
} from './audit-entries.js';
import { archivedDaysAgo, type Demo, demoOrganization, formerMember, idOf } from './cast.js';
import { hourOf } from './shifts.js';

const systemCaller: Caller = {
  viewer: null,
  request: { id: 'demo', address: '', userAgent: '', publicUrl: '' },
  session: { grant: () => undefined, revoke: () => undefined, remember: () => undefined },
};

export async function insertAuditLog(demo: Demo, others: readonly Entry[]): Promise<void> {
  const { em, organizationId } = demo;
  const entries = [
    ...(await listFirstEntries(demo)),
    ...listLaterEntries(demo),
    ...(await listInvitationEntries(demo)),
    ...(await listTimeOffEntries(demo)),
    ...(await listPunchEntries(demo)),
    ...(await listCorrectionEntries(demo)),
    ...(await listSyncEntries(demo)),
    ...(await listClosingEntries(demo)),
    ...others,
  ];
  for (const { at, by, record } of entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await writeAuditEntry(em, systemCaller, { ...record, actor: { userId: by, organizationId } }, at);
  }
}

async function listFirstEntries(demo: Demo): Promise<Entry[]> {
  const { em, organizationId, today, userIds } = demo;
  const { name, timezone } = demoOrganization;
  const organization = { subjectType: 'ORGANIZATION', subjectId: organizationId } as const;
  const jobs = await readRows(em, Job);
  const team = [...userIds].filter(([{ firstName, role }]) => role !== 'OWNER' && firstName !== 'Siobhán');
  const records: AuditRecord[] = [
    { action: 'organization.registered', ...organization, changes: { name: { after: name } } },
    {
      action: 'organization.updated',
      ...organization,
      changes: { timezone: { before: null, after: timezone }, requireLocationOnClock: { before: true, after: false } },
    },
    ...team.map(([{ firstName, lastName, role }, subjectId]) => ({
      action: 'user.created' as const,
      subjectType: 'USER' as const,
      subjectId,
      changes: { firstName: { after: firstName }, lastName: { after: lastName }, role: { after: role } },
    })),
    ...jobs.map((job) => ({
      action: 'job.created' as const,
      subjectType: 'JOB' as const,
      subjectId: job.id,
      changes: { name: { after: job.name } },
    })),
  ];
  const begun = hourOf(today.subtract({ days: 45 }), 9).getTime();
  const by = idOf(demo, 'Olivia');
  return records.map((record, index) => ({ at: new Date(begun + index * 70_000), by, record }));
}

function listLaterEntries(demo: Demo): Entry[] {
  const { organizationId, today } = demo;
  const at = (daysAgo: number, hour: number) => hourOf(today.subtract({ days: daysAgo }), hour);
  const user = (subjectId: string) => ({ subjectType: 'USER', subjectId }) as const;
  const organization = { subjectType: 'ORGANIZATION', subjectId: organizationId } as const;
  const tolerance = { geofenceToleranceMeters: { before: 250, after: 150 } };
  const color = { scheduleColor: { before: '#8b5cf6', after: '#3b82f6' } };
  const status = { status: { before: 'ACTIVE', after: 'DISABLED' } };
  const [owner, admin, manager] = [idOf(demo, 'Olivia'), idOf(demo, 'Amir'), idOf(demo, 'Maya')];
  const former = idOf(demo, formerMember.firstName);
  return [
    { at: at(23, 10), by: admin, record: { action: 'organization.updated', ...organization, changes: tolerance } },
    { at: at(20, 13), by: manager, record: { action: 'user.updated', ...user(idOf(demo, 'Wes')), changes: color } },
    { at: at(archivedDaysAgo, 16), by: admin, record: { action: 'user.archived', ...user(former), changes: status } },
    { at: at(5, 8), by: owner, record: { action: 'user.password-changed', ...user(owner) } },
    { at: at(1, 8), by: admin, record: { action: 'user.signed-in', ...user(admin) } },
  ];
}
