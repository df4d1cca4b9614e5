import { z } from 'zod';
import { payKinds } from '../../pay-engine/index.js';
import { enumFromZod } from '../../platform/graphql/schema/types-from-zod.js';

export const payKind = enumFromZod('PayKind', z.enum(payKinds), 'How minutes are paid. PTO is paid time off.', {
  DOUBLE_TIME: 'Paid at twice the regular rate.',
  OVERTIME: 'Paid at one and a half times the regular rate.',
  PTO: 'Paid time off.',
  REGULAR: 'Paid at the regular rate.',
});
