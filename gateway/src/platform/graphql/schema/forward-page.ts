import { ArgsType, Field, Int } from 'type-graphql';
import { maxPageSize } from '../../paging/index.js';

/** The page size of a connection, if the client does not send one. */
export const groupedPageSize = 50;

export const pageArgumentDescriptions: Readonly<Record<string, string>> = {
  first: `The most entries of the page, from 1 to ${maxPageSize}.`,
  after: 'The `pageInfo.endCursor` of the previous page, null for the first.',
  last: `The most entries of a page that goes backward, from 1 to ${maxPageSize}.`,
  before: 'Backward: the `pageInfo.startCursor` of the following page.',
};

/** The arguments of a connection: `@Args(() => ForwardPage) page: ForwardPage`. */
@ArgsType()
export class ForwardPage {
  @Field(() => Int, { nullable: true, defaultValue: groupedPageSize })
  readonly first?: number | null;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;
}
