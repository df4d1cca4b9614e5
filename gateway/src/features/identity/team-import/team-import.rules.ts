import { DomainError, type Violation } from '../../../platform/errors/index.js';

/** One person, one invitation: an import never invites anyone twice. */
export function emailMustNotBeInvited(invited: boolean): Violation {
  if (!invited) return undefined;
  return new DomainError('conflict', 'team-import.invited-already', 'This email has an invitation already');
}

export function importMustHaveFinished({ finishedAt }: { readonly finishedAt: Date | null }): Violation {
  if (finishedAt) return undefined;
  return new DomainError(
    'conflict',
    'team-import.running',
    'The import is still running. Take the codes when it has finished.',
  );
}

export function codesMustNotBeTaken({ codesTaken }: { readonly codesTaken: boolean }): Violation {
  if (!codesTaken) return undefined;
  return new DomainError(
    'conflict',
    'team-import.codes-taken',
    'The codes of this import were already taken. An administrator can see them in Invitations.',
  );
}

export const problems = {
  inviter: 'The person who started the import may no longer invite people with this role',
  stopped: 'The import stopped because of an error on our side. Import this person again.',
} as const;
