import type { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { byPosition, pageOfList } from '../../../platform/paging/index.js';
import { compareByName, readUsers } from '../../identity/index.js';
import { beginning, createRuleTimeline, dateAt, readSettingsHistory } from '../../organization/index.js';
import { termsHistoryInput, termsHistoryPageInput, termsInput, termsPageInput } from './terms.inputs.js';
import { mayReadTermsOf, readsEveryone } from './terms.policy.js';
import { createPresenter, readTermsOn } from './terms.presenter.js';
import { findPeople, readEmploymentTerms } from './terms.queries.js';
import { defaultTerms, type TermsView } from './terms.types.js';

/** The terms that hold on a day, by name. Fails with NOT_FOUND for a person whose terms the caller may not read. */
export const employmentTerms = query('employmentTerms', termsInput, listTerms);

export const employmentTermsPage = query(
  'employmentTerms',
  termsPageInput,
  async (context, { first, after, ...input }) =>
    pageOfList(await listTerms(context, input), byPerson, { first, after }),
);

type PersonKey = readonly [firstName: string, lastName: string, id: string];

const byPerson = {
  name: 'employmentTerms',
  keyOf: ({ user }: TermsView): PersonKey => [user.firstName, user.lastName, user.id],
  compare: (one: PersonKey, other: PersonKey) => compareByName(personOf(one), personOf(other)),
};

const personOf = ([firstName, lastName, id]: PersonKey) => ({ firstName, lastName, id });

/** The terms of a person over time, earliest first. The first entry holds from the beginning. */
export const employmentTermsHistory = query('employmentTermsHistory', termsHistoryInput, listHistory);

export const employmentTermsHistoryPage = query(
  'employmentTermsHistory',
  termsHistoryPageInput,
  async (context, { first, after, ...input }) => {
    const terms = await listHistory(context, input);
    const order = byPosition('employmentTermsHistory', (each: TermsView) => terms.indexOf(each));
    return pageOfList(terms, order, { first, after });
  },
);

async function listTerms(context: SignedInContext, { on, userId }: z.output<typeof termsInput>): Promise<TermsView[]> {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  if (userId) await requireReadable(context, userId);
  const history = await readSettingsHistory(em, organizationId);
  const date = on ?? dateAt(createRuleTimeline(history), platform.clock.now());
  const own = readsEveryone(viewer) ? null : [viewer.userId];
  return readTermsOn(em, { organizationId, userIds: userId ? [userId] : own, date, history });
}

async function listHistory(
  context: SignedInContext,
  { userId }: z.output<typeof termsHistoryInput>,
): Promise<TermsView[]> {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  await requireReadable(context, userId);
  const [user] = await readUsers(em, [userId]);
  if (!user) throw failures.notFound('Team member');
  const stored = await readEmploymentTerms(em, organizationId, [userId]);
  const terms = stored[0]?.from === beginning ? stored : [{ ...defaultTerms, from: beginning }, ...stored];
  const history = await readSettingsHistory(em, organizationId);
  const today = dateAt(createRuleTimeline(history), platform.clock.now());
  const present = await createPresenter(em, { history, terms });
  return terms.map((each) => present(user, each, each.from === beginning ? today : each.from));
}

async function requireReadable({ em, viewer }: SignedInContext, userId: string): Promise<void> {
  const [found] = mayReadTermsOf(viewer, userId) ? await findPeople(em, [userId]) : [];
  if (!found) throw failures.notFound('Team member');
}
