import { query } from '../../../access/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { selectVisibleTo } from './schedule.policy.js';
import { readSchedules, selectAll, selectByIds } from './schedule-rows.queries.js';

const schedulesById = query('schedule', nodesInput, ({ em, viewer }, { ids }) =>
  readSchedules(em, selectAll(selectByIds(ids), selectVisibleTo(viewer))),
);

export const scheduleNodes: readonly NodeReader[] = [{ type: 'Schedule', useCase: schedulesById }];
