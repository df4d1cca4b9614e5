import { type Operation, operation } from '../../../platform/api/operation.js';
import { shiftReplacements } from './replacement.service.js';
import { ShiftReplacementsType, shiftReplacementsJson } from './replacement.types.js';

export const replacementApi: readonly Operation[] = [
  operation(shiftReplacements, {
    description: 'The people who can take over a shift, the best first, and why.',
    rest: { method: 'GET', path: '/api/schedules/:id/replacements', status: 200, response: shiftReplacementsJson },
    viewer: () => ShiftReplacementsType,
  }),
];
