import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type AuditSubject, auditSubjects } from '../audit/index.js';

const AuditSubjectEnum = Object.fromEntries(auditSubjects.map((subject) => [subject, subject]));
registerEnumType(AuditSubjectEnum, { name: 'AuditSubject', description: 'What an entry of the audit log is about.' });

export const AuditSubjectType = AuditSubjectEnum;

@ObjectType({ description: 'Who did it, by the name that they had then.' })
export class AuditActor {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;
}

@ObjectType({
  description: 'One field, before and after, for people; twice the same if it was kept. Instants are ISO 8601 in UTC.',
})
export class AuditChange {
  @Field(() => String)
  field!: string;

  @Field(() => String, { description: 'The field in words: Clock-in.' })
  label!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType({ description: 'Who did what, when. Never changed, and chained to the entry before it.' })
export class AuditLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'A stable code: timesheet.clocked-in.' })
  action!: string;

  @Field(() => String, { description: 'The action in words: Clocked in.' })
  title!: string;

  @Field(() => String, { description: 'The same text as `title`.', deprecationReason: 'Use `title`.' })
  description!: string;

  @Field(() => AuditSubjectEnum)
  subjectType!: AuditSubject;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'What it is called today; null once it is gone.' })
  subjectName!: string | null;

  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => AuditActor)
  actor!: AuditActor;

  @Field(() => [AuditChange])
  changes!: AuditChange[];

  @Field(() => Int, { description: '1 for the organization’s first entry, then one more each time.' })
  position!: number;

  @Field(() => String, { description: 'SHA-256 of the entry and of the hash before it, 64 hexadecimal digits.' })
  hash!: string;
}
