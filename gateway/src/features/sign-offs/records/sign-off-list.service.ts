import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { compareTexts, forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { type Selection, selectionOfEntries } from '../../../platform/use-case/index.js';
import { createRuleTimeline, readOrganization } from '../../organization/index.js';
import { findPeriodOn, periodInstantsOf } from '../../pay-periods/index.js';
import { chooseSignOffParts, presentSignOff, readAuditPositions, signOffReads } from './sign-off.reads.js';
import type { SignOff, SignOffRow } from './sign-off.types.js';
import { findSigners, type Signer } from './signers.queries.js';

const signOffsInput = z.object({
  startDate: calendarDate('Start date').describe('The first day of the pay period.'),
});

export const signOffs = query('signOffs', signOffsInput, (context, { startDate }) =>
  listSignOffs(context, startDate, context.selection),
);

export const signOffPage = query(
  'signOffs',
  signOffsInput.extend(forwardPageInput),
  async (context, { startDate, ...page }) => {
    const rows = await listSignOffs(context, startDate, selectionOfEntries(context.selection));
    return pageOfList(rows, byLastName, page);
  },
);

const byLastName = {
  name: 'signOffs',
  keyOf: ({ user }: SignOffRow) => [user.lastName, user.firstName, user.id] as const,
  compare: (one: NameKey, other: NameKey) =>
    compareTexts(one[0], other[0]) || compareTexts(one[1], other[1]) || compareTexts(one[2], other[2]),
};

type NameKey = readonly [lastName: string, firstName: string, id: string];

async function listSignOffs(
  { em, viewer, platform }: SignedInContext,
  startDate: string,
  selection: Selection,
): Promise<SignOffRow[]> {
  const { dates } = await findPeriodOn(em, viewer.organizationId, startDate);
  const { history } = await readOrganization(em, viewer.organizationId);
  const period = periodInstantsOf(createRuleTimeline(history), dates);
  const signers = await findSigners(em, period, platform.clock.now());
  const ids = signers.flatMap(({ signOffId }) => signOffId ?? []);
  const found = await readSignOffs({ em, viewer, selection: selection.at('signOff') }, ids);
  const byId = new Map(found.map((signOff) => [signOff.id, signOff]));
  return signers.map((signer) =>
    presentRow(signer, signer.signOffId === null ? null : (byId.get(signer.signOffId) ?? null)),
  );
}

async function readSignOffs(
  { em, viewer, selection }: Pick<SignedInContext, 'em' | 'viewer' | 'selection'>,
  ids: readonly string[],
): Promise<SignOff[]> {
  if (ids.length === 0) return [];
  const parts = chooseSignOffParts(selection);
  const rows = await readRows(em, signOffReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, { parts });
  const positions = selection.wants('auditEntry') ? await readAuditPositions({ em, viewer }, ids) : new Map();
  return rows.map((row) => presentSignOff(row, positions.get(row.id) ?? null));
}

function presentRow({ id, firstName, lastName }: Signer, signOff: SignOff | null): SignOffRow {
  return {
    user: { id, firstName, lastName },
    state: stateOf(signOff),
    signedAt: signOff?.signedAt ?? null,
    answeredNo: signOff?.answers.filter(({ answer }) => answer === 'NO').map(({ question }) => question) ?? [],
    signOff,
  };
}

function stateOf(signOff: SignOff | null): SignOffRow['state'] {
  if (!signOff) return 'MISSING';
  return signOff.staleAt ? 'STALE' : 'SIGNED';
}
