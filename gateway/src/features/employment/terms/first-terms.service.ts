import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { beginning, readCustomRules } from '../../organization/index.js';
import { readAllPositions } from '../positions/position.queries.js';
import { nameValues } from './change-terms.service.js';
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
): Promise<object> {
  const changes = readChanges(given);
  await requireChoosable(context, changes, 'terms.');
  const rows = changeTerms([], beginning, changes).map((row) => ({ ...row, userId }));
  if (rows.length > 0) await replaceLaterTerms(context.em, { userIds: [userId], from: beginning, rows });
  return nameValues(context, changes);
}
