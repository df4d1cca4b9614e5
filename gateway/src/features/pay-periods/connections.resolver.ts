import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { ForwardPage } from '../../platform/graphql/schema/forward-page.inputs.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { byPosition, forwardPageInput, type Page, pageOfList } from '../../platform/paging/index.js';
import { parseInput } from '../../platform/use-case/index.js';
import { type PayPeriod, PayPeriodType, PayPeriodVersionType, type PeriodVersion } from './pay-period.types.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';
import { reopeningRequestPage } from './reopening/reopening.service.js';
import { ReopeningRequestType } from './reopening/reopening.types.js';

const PayPeriodConnection = connectionOf('PayPeriod', () => PayPeriodType);
const ReopeningRequestConnection = connectionOf('ReopeningRequest', () => ReopeningRequestType);

const PayPeriodVersionConnection = connectionOf('PayPeriodVersion', () => PayPeriodVersionType);

const newestFirst = byPosition<PeriodVersion>('payVersions', ({ version }) => -version);

@Resolver(() => PayPeriodType)
class PayVersionsResolver {
  @FieldResolver(() => PayPeriodVersionConnection, {
    nullable: true,
    description: 'Every version of its pay, newest first. An open period has some if it was reopened.',
  })
  payVersions(@Root() { versions }: PayPeriod, @Args(() => ForwardPage) page: ForwardPage): Page<PeriodVersion> {
    return pageOfList(versions, newestFirst, parseInput(z.object(forwardPageInput), page));
  }
}

/** The lists of this feature on `Viewer`. */
export function payPeriodConnections({ payPeriodPage }: Pick<PayPeriodUseCases, 'payPeriodPage'>) {
  return [
    PayVersionsResolver,
    viewerField('payPeriods', {
      type: () => PayPeriodConnection,
      useCase: payPeriodPage,
      description:
        'The pay periods, latest first, from the one after `around` or after today. Periods that ended before the ' +
        'organization was created are left out, unless they contain timesheets, were closed or pay corrections of closed ' +
        'periods; a page may therefore have fewer entries than `first`.',
    }),
    viewerField('reopeningRequests', {
      type: () => ReopeningRequestConnection,
      useCase: reopeningRequestPage,
      description: 'Requests to reopen pay periods, newest first: all, those of one period, or those with one status.',
    }),
  ] as const;
}
