import { type Operation, operation } from '../../platform/api/operation.js';
import { firstSteps } from './first-steps.service.js';
import { FirstStepsType, firstStepsJson } from './first-steps.types.js';

export const firstStepsApi: readonly Operation[] = [
  operation(firstSteps, {
    description: 'What the organization still has to set up, for administrators.',
    rest: { method: 'GET', path: '/api/first-steps', status: 200, response: firstStepsJson },
    viewer: () => FirstStepsType,
  }),
];
