import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import type { closingCheckQuery } from './closing-check.service.js';
import { closingCheckJson } from './closing-check.types.js';

export function createClosingCheckRoute(closingCheck: ReturnType<typeof closingCheckQuery>): Route {
  return route(closingCheck, {
    method: 'GET',
    path: '/api/pay-periods/check',
    status: 200,
    summary: 'What to review before the pay period that starts on `startDate` is closed, and what closing it settles',
    response: closingCheckJson,
  });
}
