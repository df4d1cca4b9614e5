import { type Operation, operation } from '../../platform/api/operation.js';
import { fileRoute } from '../../platform/http/routes/route.js';
import { myHoursFile, myPay } from './own-pay.service.js';
import { OwnPayType, ownPayJson } from './own-pay.types.js';

export const ownPayApi: readonly Operation[] = [
  operation(myPay, {
    description: 'The caller’s entry of payroll for these dates, at most 62 days.',
    rest: { method: 'GET', path: '/api/me/pay', status: 200, response: ownPayJson },
    viewer: () => OwnPayType,
  }),
  operation(myHoursFile, {
    description: 'The caller’s own pay lines as a file.',
    route: fileRoute(myHoursFile, { path: '/api/me/hours.csv', contentType: 'text/csv' }),
  }),
];
