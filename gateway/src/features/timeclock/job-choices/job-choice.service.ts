import { ID } from 'type-graphql';
import { z } from 'zod';
import { managers, query, type SignedInContext } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { instant } from '../../../platform/inputs/date.js';
import { flag } from '../../../platform/inputs/text.js';
import { forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import { compareNames, type JobView, type NameAndId, presentJob } from '../../jobs/index.js';
import { readChoiceFacts } from './job-choice.queries.js';
import { rankChoices } from './job-choice.rules.js';

const unreadable = 'At must be a date and time such as 2026-03-08T09:00:00-07:00';

const jobChoicesInput = z.object({
  userId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .describe('Whose shifts and last jobs come first, by default the caller’s. Others only for managers.'),
  at: instant({ missing: unreadable, unreadable })
    .nullish()
    .describe('The time of the work, by default now. Jobs of shifts near it come first.'),
  planning: flag('planning')
    .nullish()
    .describe('Whether the jobs of the latest shifts of everyone come first, instead of a person’s last jobs.'),
});

const jobChoicePageInput = jobChoicesInput.extend(forwardPageInput);

type RankedName = readonly [rank: number, ...NameAndId];

interface Ranked {
  readonly job: JobView;
  readonly rank: number;
}

const order = {
  name: 'jobChoices',
  keyOf: ({ rank, job }: Ranked): RankedName => [rank, job.name, job.id],
  compare: ([rank, ...one]: RankedName, [otherRank, ...other]: RankedName) =>
    rank - otherRank || compareNames(one, other),
};

export const jobChoices = query('jobChoices', jobChoicesInput, async (context, input): Promise<JobView[]> => {
  const ranked = await readJobChoices(context, input);
  return ranked
    .toSorted((one, other) => order.compare(order.keyOf(one), order.keyOf(other)))
    .map(({ job }) => presentJob(job));
});

export const jobChoicePage = query('jobChoices', jobChoicePageInput, async (context, { first, after, ...input }) => {
  const page = pageOfList(await readJobChoices(context, input), order, { first, after });
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: presentJob(node.job) })) };
});

/**
 * The active jobs that the caller may choose, by rank. An organization can limit workers to their own jobs and those of their
 * shifts. Managers who plan shifts and correct hours choose among all.
 */
async function readJobChoices(
  { em, viewer, platform }: SignedInContext,
  { userId, at, planning }: z.output<typeof jobChoicesInput>,
): Promise<Ranked[]> {
  const isOther = Boolean(userId && userId !== viewer.userId);
  if ((isOther || planning) && !managers.includes(viewer.role)) throw failures.forbidden();
  const when = at ?? platform.clock.now();
  const person = { callerId: viewer.userId, userId: userId ?? viewer.userId };
  return rankChoices(await readChoiceFacts(em, { ...person, at: when, planning: planning === true }), when);
}
