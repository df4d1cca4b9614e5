import type { TimesheetRow_TimesheetFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const TimesheetRowTimesheet = graphql(`
  fragment TimesheetRow_timesheet on Timesheet {
    id
    version
    clockInAt
    clockOutAt
    durationMinutes
    status
    lockedBy {
      startDate
      endDate
    }
    canReview
    canApprove
    approvalObstacle
    rejection {
      reason
    }
    confirmations {
      code
      message
    }
    notes
    exceptions {
      code
      message
    }
    images {
      url
      thumbnailUrl
    }
    job {
      id
      name
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export type TimesheetRow = TimesheetRow_TimesheetFragment;
