import { graphql } from '../../../gql/index.js';

/**
 * The text fields of a shift and its template, and their labels. A new field is added here and in both fragments: forms,
 * details, copies and optimistic updates follow.
 */
export const textLabels = { notes: 'Notes' } as const;

export const BoardSchedule = graphql(`
  fragment Board_schedule on Schedule {
    id
    title
    notes
    startAt
    endAt
    plannedBreakMinutes
    status
    changedAt
    locked
    job {
      id
      name
    }
    team {
      id
      name
    }
    place {
      id
      name
      address
    }
    assignedUserIds
    assignees {
      id
      firstName
      lastName
      scheduleColor
    }
    images {
      url
      thumbnailUrl
    }
  }
`);

export const TemplateFields = graphql(`
  fragment Templates_template on ShiftTemplate {
    id
    name
    title
    startTime
    endTime
    plannedBreakMinutes
    job {
      id
      name
      retired
    }
    team {
      id
      name
    }
    place {
      id
      name
    }
    notes
  }
`);
