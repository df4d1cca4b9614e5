import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { ViewerType, VisitorType } from './viewer-types.js';

@Resolver()
export class ViewerResolver {
  @Query(() => ViewerType, {
    nullable: true,
    description: 'The reads of the caller; null without a session or API key.',
  })
  viewer(@Ctx() { viewer }: RequestContext): ViewerType | null {
    return viewer && {};
  }

  @Query(() => VisitorType, { nullable: true, description: 'The reads that need no session.' })
  visitor(): VisitorType {
    return {};
  }
}
