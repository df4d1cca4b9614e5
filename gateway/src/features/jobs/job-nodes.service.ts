import { query } from '../../access/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { readJobs } from './job-rows.queries.js';

const jobsById = query('jobs', nodesInput, async ({ em }, { ids }) => [...(await readJobs(em, ids)).values()]);

export const jobNodes: readonly NodeReader[] = [{ type: 'Job', useCase: jobsById }];
