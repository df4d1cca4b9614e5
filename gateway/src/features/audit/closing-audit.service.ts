import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/use-case/index.js';
import { writeAuditEntry } from './audit-trail.service.js';

interface ClosedOrganization {
  readonly organizationId: string;
  /** One of its people, because an entry names one. */
  readonly userId: string;
  readonly archivedPeople: number;
}

const commandLine: Caller = {
  viewer: null,
  request: { id: 'operator', address: '', userAgent: 'npm run demo:remove', publicUrl: '' },
  session: { grant: () => undefined, revoke: () => undefined, remember: () => undefined },
};

export async function auditClosing(em: EntityManager, closed: ClosedOrganization, at: Date): Promise<void> {
  const { organizationId, userId, archivedPeople } = closed;
  const record = {
    action: 'organization.closed',
    subjectType: 'ORGANIZATION',
    subjectId: organizationId,
    changes: { archivedPeople },
    actor: { userId, organizationId },
  } as const;
  await writeAuditEntry(em, commandLine, record, at);
}
