import { GraphQLNonNull } from 'graphql';
import type { SubscriptionField } from '../../../platform/graphql/schema/type-fields.js';
import type { LoggedChange } from './change-log.queries.js';
import { timesheetChanged, timesheetFeed } from './changes.service.js';
import { TimesheetChangeEventType } from './timesheet-change.types.js';

export const timesheetChangedField: SubscriptionField<LoggedChange> = {
  type: new GraphQLNonNull(TimesheetChangeEventType),
  description: 'The latest change of `timesheetChanges`, then each further one.',
  subscribe: (_source, _args, context) => {
    const { organizationId } = context.authorize('timesheetChanged');
    return context.subscribe(timesheetFeed.topicOf(organizationId));
  },
  resolve: (change, _args, context, info) => context.execute(timesheetChanged, change, info),
};
