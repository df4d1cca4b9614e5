import { z } from 'zod';
import { payRangeShape, requireDatesInOrder } from '../payroll/index.js';

/** Two months: more than the longest pay period, and few enough lines for a phone. */
const longestRange = 62;

export const ownPayInput = requireDatesInOrder(z.object(payRangeShape), longestRange);
