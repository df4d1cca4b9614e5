import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { beginning, readCustomRules } from '../../organization/index.js';
import { readAllPositions } from '../positions/position.queries.js';
import { describeChange } from './change-terms.service.js';
import { requireChoosable } from './plan-terms.service.js';
import { firstTermsInput } from './terms.inputs.js';
import { replaceLaterTerms } from './terms.queries.js';
import { changeTerms, readChanges } from './terms.rules.js';
import { createCellReader } from './terms-cells.rules.js';

/** The terms of a new person, whose pay no closed period has. */
export const firstTerms = { input: firstTermsInput, createReader: createTermsReader, give: giveFirstTerms };

/** Reads the terms of a team import. Only active rules and positions can be chosen. */
async function createTermsReader({ em, viewer }: PrepareContext<Viewer>) {
  const rules = await readCustomRules(em, viewer.organizationId);
  const positions = await readAllPositions(em, false);
  return createCellReader({ rules: rules.filter(({ retired }) => !retired), positions });
}

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
