import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../platform/graphql/schema/page-arguments.js';
import { byPosition, forwardPageInput, type Page, pageOfList } from '../../platform/paging/index.js';
import { parseInput } from '../../platform/use-case/index.js';
import { type PayPeriod, PayPeriodType, PayPeriodVersionType, type PeriodVersion } from './pay-period.types.js';

const newestFirst = byPosition<PeriodVersion>('payVersions', ({ version }) => -version);

@Resolver(() => PayPeriodType)
export class PayVersionsResolver {
  @FieldResolver(
    connectionOf('PayPeriodVersion', () => PayPeriodVersionType),
    {
      nullable: true,
      description: 'Every version of its pay, newest first.',
    },
  )
  payVersions(@Root() { versions }: PayPeriod, @Args(() => ForwardPage) page: ForwardPage): Page<PeriodVersion> {
    return pageOfList(versions, newestFirst, parseInput(z.object(forwardPageInput), page));
  }
}
