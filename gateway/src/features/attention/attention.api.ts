import { type Operation, operation } from '../../platform/api/operation.js';
import { attention } from './attention.service.js';
import { AttentionType, attentionJson } from './attention.types.js';

export const attentionApi: readonly Operation[] = [
  operation(attention, {
    description: 'Who did not come, who did not clock out, and who is close to overtime or past it.',
    rest: { method: 'GET', path: '/api/dashboard/attention', status: 200, response: attentionJson },
    viewer: () => AttentionType,
  }),
];
