import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { firstSteps } from './first-steps.service.js';
import { firstStepsJson } from './first-steps.types.js';

export const firstStepsRoutes: readonly Route[] = [
  route(firstSteps, {
    method: 'GET',
    path: '/api/first-steps',
    status: 200,
    summary: 'What the organization still has to set up',
    response: firstStepsJson,
  }),
];
