import { addedFields, type Changes, compareFields, removedFields, unchanged } from '../../audit/index.js';
import { presentPhotos, type ScheduleView } from '../schedules/schedule.types.js';
import { scheduleText } from '../schedules/schedule-text.types.js';

const auditedFields = [
  'title',
  ...scheduleText.names,
  'startAt',
  'endAt',
  'plannedBreakMinutes',
  'jobId',
  'teamId',
  'placeId',
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

/** In a change, null leaves these fields as they are. */
const neverNull: readonly (keyof AuditedFields)[] = ['status', 'imageUrls'];

/** Whether the new values differ from those of the shift. Absent values stay. People have no order. */
export function changesAnything(before: AuditedFields, given: Partial<Record<keyof AuditedFields, unknown>>): boolean {
  return auditedFields.some((field) => {
    const value = given[field];
    if (value === undefined || (value === null && neverNull.includes(field))) return false;
    return comparable(value) !== comparable(before[field]);
  });
}

/** An empty text is stored as null. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value || null);

export const describeCreation = (created: AuditedFields) => addedFields(pickAuditedFields(created));

export const describeDeletion = (deleted: AuditedFields) => removedFields(pickAuditedFields(deleted));
