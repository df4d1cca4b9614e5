import { type Operation, operation } from '../../platform/api/operation.js';
import { attention } from './attention.service.js';
import { AttentionType, attentionJson } from './attention.types.js';

export const attentionApi: readonly Operation[] = [
  operation(attention, {
    description: 'People who did not come, did not clock out, or are in or near overtime.',
    rest: { method: 'GET', path: '/api/dashboard/attention', status: 200, response: attentionJson },
    viewer: () => AttentionType,
  }),
];
