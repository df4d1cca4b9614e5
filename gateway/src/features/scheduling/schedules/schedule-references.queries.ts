import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { activeJob } from '../../jobs/index.js';
import { notGivenOut, photoIdsOf } from '../../photos/index.js';

/** What a schedule refers to. */
export interface References {
  readonly assignedUserIds?: readonly string[] | undefined;
  readonly jobId?: string | null | undefined;
  readonly imageUrls?: readonly string[] | null | undefined;
}

interface Asking {
  readonly em: EntityManager;
  readonly viewer: Viewer;
}

/** Somebody is assigned whom the organization has not. */
export function unknownEmployee(): DomainError {
  const message = 'Employee not found';
  return new DomainError('not-found', 'user.unknown', message, { fields: { assignedUserIds: message } });
}

/**
 * Gives the ids of the wanted photos. Else it says first what is wrong with the input, naming every such field, then
 * what is not there, then what is there and can't be chosen. What the schedule `holds` already may stay whatever became
 * of it: a shift of last month is still of whoever has left since.
 */
export async function photosOfReferences(
  { em, viewer }: Asking,
  { assignedUserIds = [], jobId, imageUrls }: References,
  holds: References = {},
): Promise<string[]> {
  const newcomers = assignedUserIds.filter((id) => !holds.assignedUserIds?.includes(id));
  const found = newcomers.length === 0 ? [] : await em.find(User, { id: { $in: newcomers } });
  const areActive = found.every(({ status }) => status === 'ACTIVE');
  const photoIds = await photoIdsOf(em, viewer, imageUrls ?? [], holds.imageUrls ?? []);
  if (!areActive || !photoIds) {
    throw failures.invalid({
      ...(!areActive && { assignedUserIds: 'Only active members of your organization can be assigned' }),
      ...(!photoIds && { imageUrls: notGivenOut }),
    });
  }
  if (found.length < newcomers.length) throw unknownEmployee();
  if (jobId && jobId !== holds.jobId) await activeJob(em, jobId);
  return photoIds;
}
