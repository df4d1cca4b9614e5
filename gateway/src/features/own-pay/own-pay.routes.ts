import { fileRoute } from '../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { serializeCorrection } from '../timeclock/index.js';
import { myHoursFile, myPay } from './own-pay.service.js';
import { ownPayJson } from './own-pay.types.js';

export const ownPayRoutes: readonly Route[] = [
  route(myPay, {
    method: 'GET',
    path: '/api/me/pay',
    status: 200,
    summary: 'The caller’s own pay for at most 62 days, with every pay line, as payroll reports it',
    response: ownPayJson,
    present: (pay) => ({ ...pay, corrections: pay.corrections.map(serializeCorrection) }),
  }),
  fileRoute(myHoursFile, {
    path: '/api/me/hours.csv',
    summary: 'The caller’s own pay lines as a file',
    contentType: 'text/csv',
  }),
];
