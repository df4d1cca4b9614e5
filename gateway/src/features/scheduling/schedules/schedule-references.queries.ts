import type { SignedInContext } from '../../../access/index.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { readUsers } from '../../identity/index.js';
import { requireActiveJob } from '../../jobs/index.js';
import { photoIdsOf, unknownPhotoAddress } from '../../photos/index.js';
import { requireActivePlace } from '../../places/index.js';
import { requireActiveTeam } from '../../teams/index.js';

export interface References {
  readonly assignedUserIds?: readonly string[] | undefined;
  readonly jobId?: string | null | undefined;
  readonly teamId?: string | null | undefined;
  readonly placeId?: string | null | undefined;
  readonly imageUrls?: readonly string[] | null | undefined;
}

/** The member of the input that names the people. */
type PeopleField = 'assignedUserIds' | 'userIds';

export function unknownEmployee(peopleField: PeopleField = 'assignedUserIds'): DomainError {
  const message = 'Employee not found';
  return new DomainError('not-found', 'user.unknown', message, { fields: { [peopleField]: message } });
}

interface Current extends References {
  readonly peopleField?: PeopleField;
}

/**
 * Checks what a schedule refers to, and returns the ids of its photos. Invalid input fails first and names every wrong
 * field, then unknown references fail, and then a retired job, team or place. `current` references stay valid: a shift of last month
 * keeps an assignee who has left since.
 */
export async function checkReferences(
  context: Pick<SignedInContext, 'em' | 'platform' | 'viewer'>,
  { assignedUserIds = [], jobId, teamId, placeId, imageUrls }: References,
  { peopleField = 'assignedUserIds', ...current }: Current = {},
): Promise<string[]> {
  const { em, viewer } = context;
  const added = assignedUserIds.filter((id) => !current.assignedUserIds?.includes(id));
  const found = added.length === 0 ? [] : await readUsers(em, added);
  const areActive = found.every(({ status }) => status === 'ACTIVE');
  const photoIds = await photoIdsOf(em, viewer, imageUrls ?? [], current.imageUrls ?? []);
  if (!areActive || !photoIds) {
    throw failures.invalid({
      ...(!areActive && { [peopleField]: 'Only active members of your organization can be assigned' }),
      ...(!photoIds && { imageUrls: unknownPhotoAddress }),
    });
  }
  if (found.length < added.length) throw unknownEmployee(peopleField);
  if (jobId && jobId !== current.jobId) await requireActiveJob(em, jobId);
  if (teamId && teamId !== current.teamId) await requireActiveTeam(context, teamId);
  if (placeId && placeId !== current.placeId) await requireActivePlace(em, placeId);
  return photoIds;
}
