import { type Operation, operation } from '../../platform/api/operation.js';
import { attention } from './attention.service.js';
import { AttentionType, attentionJson } from './attention.types.js';

export const attentionApi: readonly Operation[] = [
  operation(attention, {
    description:
      'What a manager should look at now: who is missing, who has not clocked out, and who approaches overtime.',
    rest: { method: 'GET', path: '/api/dashboard/attention', status: 200, response: attentionJson },
    viewer: () => AttentionType,
  }),
];
