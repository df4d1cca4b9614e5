import { graphql } from '../../../gql/index.js';

/** Returns the warnings, because dragging does not show them before it saves. */
export const MoveSchedule = graphql(`
  mutation Scheduling_Schedule_Move($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Board_schedule
      warnings {
        kind
        message
        user {
          id
        }
      }
    }
  }
`);

/** The figures that the server computes, without the schedules, to refresh them after a change. */
export const LoadHours = graphql(`
  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!) {
    scheduleBoard(from: $from, to: $to) {
      people {
        plannedMinutes
        over40Hours
        user {
          id
        }
      }
      draftCount
    }
  }
`);
