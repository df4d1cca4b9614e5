import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput, replayFor } from '../../../platform/use-case/index.js';
import { correctionsVisibleTo } from './correction.policy.js';
import { presentCorrections } from './correction.presenter.js';
import { correctionReads } from './correction.reads.js';
import { readCorrection } from './correction.service.js';

const correctionsById = query('corrections', nodesInput, async (context, { ids }) => {
  const { em, viewer, selection } = context;
  const visible = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, correctionsVisibleTo(viewer));
  return presentCorrections(context, await readRows(em, correctionReads, visible), selection);
});

export const correctionNodes: readonly NodeReader[] = [{ type: 'Correction', useCase: correctionsById }];

export const correctionReplays = {
  ...replayFor(['requestCorrection', 'withdrawCorrection', 'denyCorrection'], readCorrection),
  ...replayFor(['approveCorrection'], async (context, id) => {
    const correction = await readCorrection(context, id);
    return { correction, timesheet: correction.timesheet };
  }),
};
