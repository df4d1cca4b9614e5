import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import { beginning } from '../../organization/index.js';
import { describeChange } from './change-terms.service.js';
import { requireChoosable } from './plan-terms.service.js';
import { firstTermsInput } from './terms.inputs.js';
import { replaceLaterTerms } from './terms.queries.js';
import { changeTerms, readChanges } from './terms.rules.js';

/** The terms of a new person, whose pay no closed period has. */
export const firstTerms = { input: firstTermsInput, give: giveFirstTerms };

async function giveFirstTerms(
  context: SignedInContext,
  userId: string,
  given: z.output<typeof firstTermsInput>,
): Promise<void> {
  const { em, record } = context;
  const changes = readChanges(given);
  await requireChoosable(context, changes, 'terms.');
  const after = changeTerms([], beginning, changes);
  if (after.length === 0) return;
  await replaceLaterTerms(em, {
    userIds: [userId],
    from: beginning,
    rows: after.map((row) => ({ ...row, userId })),
  });
  record(await describeChange(context, { changed: [{ userId, before: [], after }], from: beginning, changes }));
}
