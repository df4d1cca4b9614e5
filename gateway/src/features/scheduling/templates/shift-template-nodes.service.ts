import { query } from '../../../access/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { readTemplatesById } from './shift-template.queries.js';

const shiftTemplatesById = query('shiftTemplates', nodesInput, ({ em }, { ids }) => readTemplatesById(em, ids));

export const shiftTemplateNodes: readonly NodeReader[] = [{ type: 'ShiftTemplate', useCase: shiftTemplatesById }];
