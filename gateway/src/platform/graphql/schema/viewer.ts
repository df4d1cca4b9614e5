import { Ctx, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';

/** Operations add their fields: see `operation`. */
@ObjectType('Viewer', {
  description:
    'Everything that the caller, a person or an API key, may read. A field that fails is null, with an entry in `errors`, and ' +
    'leaves the other fields as they are.',
})
export class ViewerType {}

@ObjectType('Visitor', { description: 'Everything that can be read without a session.' })
export class VisitorType {}

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
