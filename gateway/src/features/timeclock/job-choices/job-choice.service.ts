import type { z } from 'zod';
import { managers, query, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { pageOfList } from '../../../platform/paging/index.js';
import { compareNames, type JobView, type NameAndId, presentJob } from '../../jobs/index.js';
import { jobChoicePageInput, jobChoicesInput } from './job-choice.inputs.js';
import { readChoiceFacts } from './job-choice.queries.js';
import { rankChoices } from './job-choice.rules.js';

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
