import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import type { Page } from '../../platform/paging/index.js';
import type { AuditSubject } from '../audit/index.js';
import { auditLogs } from './audit-log.service.js';
import { type AuditLogEntry, AuditLogEntryType, auditSubject } from './audit-log.types.js';

const AuditLogConnection = connectionOf('AuditLog', () => AuditLogEntryType);

@Resolver()
export class AuditLogResolver {
  @Query(() => AuditLogConnection, {
    description: 'Newest first. `from` and `to` are dates in the organization’s time zone, both included.',
  })
  auditLogs(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('last', () => Int, { nullable: true }) last?: number,
    @Arg('before', () => String, { nullable: true }) before?: string,
    @Arg('actorId', () => ID, { nullable: true, description: 'Only what this person did.' }) actorId?: string,
    @Arg('subjectType', () => auditSubject.enum, {
      nullable: true,
      description: 'Only what was done to objects of this type.',
    })
    subjectType?: AuditSubject,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Only what was done to the object with this id.' })
    subjectId?: string,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day, in the organization’s time zone.' })
    from?: string,
    @Arg('to', () => CalendarDate, {
      nullable: true,
      description: 'The last day, included, in the organization’s time zone.',
    })
    to?: string,
  ): Promise<Page<AuditLogEntry>> {
    const page = { first, after, last, before };
    return context.execute(auditLogs, { ...page, actorId, subjectType, subjectId, from, to }, info);
  }
}
