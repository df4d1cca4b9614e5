import { type Operation, operation } from '../../../platform/api/operation.js';
import { type ClosingCheckPorts, closingCheckQuery } from './closing-check.service.js';
import { ClosingCheckType, closingCheckJson } from './closing-check.types.js';

export function closingCheckApi(ports: ClosingCheckPorts): readonly Operation[] {
  return [
    operation(closingCheckQuery(ports), {
      description: 'What to review before a pay period is closed, and what closing settles.',
      rest: { method: 'GET', path: '/api/pay-periods/check', status: 200, response: closingCheckJson },
      viewer: () => ClosingCheckType,
    }),
  ];
}
