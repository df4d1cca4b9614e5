import { z } from 'zod';
import { auditSubjects } from '../audit/index.js';
import type { AuditLogEntry } from './audit-log-entry.type.js';

const changeJson = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const auditLogEntryJson = z.object({
  id: z.uuid(),
  action: z.string(),
  title: z.string(),
  description: z.string(),
  subjectType: z.enum(auditSubjects),
  subjectId: z.uuid(),
  subjectName: z.string().nullable(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  changes: z.array(changeJson),
  position: z.int(),
  hash: z.string(),
});

export function presentAuditLogEntry(entry: AuditLogEntry): z.input<typeof auditLogEntryJson> {
  return { ...entry, at: entry.at.toISOString() };
}
