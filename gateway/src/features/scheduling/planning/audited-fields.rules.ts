import { type Changes, compareFields, unchanged } from '../../audit/index.js';
import { presentPhotos, type ScheduleView } from '../schedules/schedule.types.js';
import { scheduleText } from '../schedules/schedule-text.types.js';

const auditedFields = [
  'title',
  ...scheduleText.names,
  'startAt',
  'endAt',
  'plannedBreakMinutes',
  'jobId',
  'status',
  'assignedUserIds',
  'imageUrls',
] as const;
export type AuditedFields = Pick<ScheduleView, (typeof auditedFields)[number]>;

/** A locked schedule, with only the relations that `lockSchedule` loads. */
type StoredSchedule = Omit<AuditedFields, 'imageUrls'> & Pick<ScheduleView, 'photoIds'>;

export function auditedFieldsOf(schedule: StoredSchedule): AuditedFields {
  const { imageUrls } = presentPhotos(schedule.photoIds);
  const fieldOf = (field: keyof AuditedFields) => (field === 'imageUrls' ? imageUrls : schedule[field]);
  return Object.fromEntries(auditedFields.map((field) => [field, fieldOf(field)])) as unknown as AuditedFields;
}

function pickAuditedFields(schedule: AuditedFields): AuditedFields {
  return Object.fromEntries(auditedFields.map((field) => [field, schedule[field]])) as unknown as AuditedFields;
}

/** The fields that differ. The assignees are always part of it, because the entry concerns them. */
export function describeUpdate(before: AuditedFields, after: AuditedFields): Changes {
  return { assignedUserIds: unchanged(after.assignedUserIds), ...compareFields(before, pickAuditedFields(after)) };
}

export const describeCreation = (created: AuditedFields) =>
  mapFields(pickAuditedFields(created), (after) => ({ after }));

export const describeDeletion = (deleted: AuditedFields) =>
  mapFields(pickAuditedFields(deleted), (before) => ({ before }));

function mapFields<Change>(fields: object, toChange: (value: unknown) => Change): Record<string, Change> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toChange(value)]));
}
