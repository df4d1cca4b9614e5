import { type Operation, operation } from '../../../platform/api/operation.js';
import { myDay } from './own-day.service.js';
import { MyDayType, myDayJson } from './own-day.types.js';

export const ownDayApi: readonly Operation[] = [
  operation(myDay, {
    description: 'What the caller has worked today, and their next shift after today.',
    rest: { method: 'GET', path: '/api/me/day', status: 200, response: myDayJson },
    viewer: () => MyDayType,
  }),
];
