import { z } from 'zod';
import { enumField } from '../../platform/graphql/schema/enum-field.js';
import { nodeFromZod, objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { auditAction, auditSubject } from '../audit/index.js';

const auditActor = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
objectFromZod('AuditActor', auditActor, 'The user who acted, with their name at that time.');

const auditPerson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
objectFromZod('AuditPerson', auditPerson, 'A person whom an entry concerns, with their current name.');

const auditApiKey = z.object({
  id: z.uuid().meta({ description: 'The id of the API key.' }),
  name: z.string().meta({ description: 'The name of the key.' }),
});
objectFromZod('AuditApiKey', auditApiKey, 'The API key with which a program acted for the key’s owner.');

const auditChange = z.object({
  field: z.string().meta({ description: 'What changed, in readable form.' }),
  label: z.string().meta({ description: 'The label of the field: Clock-in.' }),
  before: z.string().nullable().meta({ description: 'The value before the change.' }),
  after: z.string().nullable().meta({ description: 'The value after the change.' }),
});

export type AuditChange = z.infer<typeof auditChange>;
objectFromZod(
  'AuditChange',
  auditChange,
  'One field before and after the change, as text. Both values are equal if the field did not change. Instants are ISO 8601 in UTC.',
);

export const auditLogEntry = z.object({
  id: z.uuid(),
  action: z.string().meta({ description: 'A stable code: timesheet.clocked-in.' }),
  title: z.string().meta({ description: 'A readable title of the action: Clocked in.' }),
  description: z.string().meta({ description: 'The same text as `title`.' }),
  subjectType: auditSubject.meta({ description: 'The type of the object that it was done to.' }),
  subjectId: z.uuid().meta({ description: 'The id of the object that it was done to.' }),
  subjectName: z.string().nullable().meta({ description: 'The current name of the subject; null once it is deleted.' }),
  people: z.array(auditPerson).readonly().meta({
    description: 'The first 20 people whom the entry concerns.',
  }),
  peopleCount: z.int().meta({ description: 'How many people the entry concerns.' }),
  at: z.date().meta({ description: 'When it happened.' }),
  actor: auditActor.meta({ description: 'Who did it. Null if the product did it by itself.' }),
  apiKey: auditApiKey
    .nullable()
    .meta({ description: 'The API key of the program; null if the actor acted in person.' }),
  address: z
    .string()
    .nullable()
    .meta({ description: 'The network address of the actor; null once the actor is deleted.' }),
  client: z.string().nullable().meta({ description: 'The User-Agent, cut to 200 characters. Null like `address`.' }),
  changes: z.array(auditChange).readonly().meta({ description: 'The values before and after.' }),
  position: z.int().meta({
    description: 'The position in the organization’s log: 1, 2, 3 and so on.',
  }),
  hash: z.string().meta({ description: 'SHA-256 of the entry and the previous hash, 64 hexadecimal digits.' }),
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
