import { graphql } from '../../../gql/index.js';

/** Moves a schedule with all of its people. Returns the conflicts, because dragging does not show them before it saves. */
export const MoveSchedule = graphql(`
  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {
    scheduleUpdate(input: $input) {
      schedule {
        id
        ...Board_schedule
        conflicts {
          code
        }
      }
    }
  }
`);

export const MoveAssignment = graphql(`
  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {
    scheduleAssignmentMove(input: $input) {
      schedule {
        id
        ...Board_schedule
        conflicts {
          code
        }
      }
      leftSchedule {
        id
        ...Board_schedule
      }
    }
  }
`);
