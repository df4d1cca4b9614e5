import { graphql } from '../../gql/index.js';

export const LoadReplacements = graphql(`
  query Scheduling_Replacements_Load($id: ID!) {
    viewer {
      shiftReplacements(id: $id) {
        schedule {
          id
          assignedUserIds
        }
        replacements {
          reason
          overtimeMinutes
          user {
            id
            firstName
            lastName
            scheduleColor
          }
        }
      }
    }
  }
`);

export const AssignReplacement = graphql(`
  mutation Scheduling_Replacements_Assign($input: ScheduleUpdateInput!) {
    scheduleUpdate(input: $input) {
      schedule {
        id
        changedAt
        assignedUserIds
      }
    }
  }
`);
