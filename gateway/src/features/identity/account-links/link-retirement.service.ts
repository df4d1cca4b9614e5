import type { SignedInContext } from '../../../access/index.js';
import type { User } from '../users/user.entity.js';
import { cancelEmailChanges } from './email-changes.queries.js';
import { cancelPasswordResets, cancelResetsMadeBy } from './password-resets.queries.js';

/**
 * Cancels the links of a person who was archived, deleted or given another role: those for the person's own account, which
 * someone of a rank that no longer suffices may hold, and those that the person handed to others.
 */
export async function cancelLinksOf({ em, platform }: SignedInContext, { id }: User): Promise<void> {
  const at = platform.clock.now();
  await cancelPasswordResets(em, id, at);
  await cancelResetsMadeBy(em, id, at);
  await cancelEmailChanges(em, id, at);
}
