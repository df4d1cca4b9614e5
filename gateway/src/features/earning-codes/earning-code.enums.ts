import { z } from 'zod';
import { payKinds } from '../../pay-engine/index.js';
import { enumFromZod } from '../../platform/graphql/schema/types-from-zod.builder.js';

export const payKind = enumFromZod('PayKind', z.enum(payKinds), 'How minutes are paid. PTO is paid time off.');
