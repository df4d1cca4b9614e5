import { z } from 'zod';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { forwardPage } from '../../platform/graphql/schema/page-arguments.js';
import { fieldsOf } from '../../platform/graphql/schema/type-fields.js';
import { byPosition, forwardPageInput, pageOfList } from '../../platform/paging/index.js';
import { parseInput } from '../../platform/use-case/index.js';
import { type PayPeriod, PayPeriodType, PayPeriodVersionType, type PeriodVersion } from './pay-period.types.js';

const newestFirst = byPosition<PeriodVersion>('payVersions', ({ version }) => -version);

export const payVersionsFields = fieldsOf(PayPeriodType, {
  payVersions: {
    type: connectionOf('PayPeriodVersion', PayPeriodVersionType),
    description: 'Every version of its pay, newest first.',
    args: forwardPage,
    resolve: ({ versions }: PayPeriod, page) =>
      pageOfList(versions, newestFirst, parseInput(z.object(forwardPageInput), page)),
  },
});
