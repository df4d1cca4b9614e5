import { z } from 'zod';
import { enumField } from '../../platform/graphql/schema/enum-field.js';
import { nodeFromZod, objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { auditAction, auditSubject } from '../audit/index.js';

const auditActor = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
objectFromZod('AuditActor', auditActor, 'The user who acted, with their name at that time.');

const auditPerson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
objectFromZod('AuditPerson', auditPerson, 'A person whom an entry concerns, with their current name.');

const auditApiKey = z.object({
  id: z.uuid().describe('The id of the API key.'),
  name: z.string().describe('The name of the key.'),
});
objectFromZod('AuditApiKey', auditApiKey, 'The API key with which a program acted for the key’s owner.');

const auditChange = z.object({
  field: z.string().describe('What changed, in readable form.'),
  label: z.string().describe('The label of the field: Clock-in.'),
  before: z.string().nullable().describe('The value before the change.'),
  after: z.string().nullable().describe('The value after the change.'),
});

export type AuditChange = z.infer<typeof auditChange>;
objectFromZod(
  'AuditChange',
  auditChange,
  'One field before and after the change, as text. Both values are equal if the field did not change. Instants are ISO 8601 in UTC.',
);

export const auditLogEntry = z.object({
  id: z.uuid(),
  action: z.string().describe('A stable code: timesheet.clocked-in.'),
  title: z.string().describe('A readable title of the action: Clocked in.'),
  description: z.string().describe('The same text as `title`.'),
  subjectType: auditSubject.describe('The type of the object that it was done to.'),
  subjectId: z.uuid().describe('The id of the object that it was done to.'),
  subjectName: z.string().nullable().describe('The current name of the subject; null once it is deleted.'),
  people: z.array(auditPerson).readonly().describe('The first 20 people whom the entry concerns.'),
  peopleCount: z.int().describe('How many people the entry concerns.'),
  at: z.date().describe('When it happened.'),
  actor: auditActor.describe('Who did it. Null if the product did it by itself.'),
  apiKey: auditApiKey.nullable().describe('The API key of the program; null if the actor acted in person.'),
  address: z.string().nullable().describe('The network address of the actor; null once the actor is deleted.'),
  client: z.string().nullable().describe('The User-Agent, cut to 200 characters. Null like `address`.'),
  changes: z.array(auditChange).readonly().describe('The values before and after.'),
  position: z.int().describe('The position in the organization’s log: 1, 2, 3 and so on.'),
  hash: z.string().describe('SHA-256 of the entry and the previous hash, 64 hexadecimal digits.'),
});

export type AuditLogEntry = z.infer<typeof auditLogEntry>;
export const AuditLogEntryType = nodeFromZod(
  'AuditLogEntry',
  auditLogEntry,
  'Who did what, and when. Immutable, chained to the previous entry.',
  ['action', 'description'],
);
enumField(AuditLogEntryType, 'actionCode', {
  of: 'action',
  type: auditAction,
  description: 'What was done. Null for an action that only another version knows.',
});
