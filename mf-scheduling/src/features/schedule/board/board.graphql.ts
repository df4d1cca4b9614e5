import { graphql } from '../../../gql/index.js';

export const BoardConflict = graphql(`
  fragment Board_conflict on ScheduleConflict {
    scheduleId
    code
    userId
    message
  }
`);

export const BoardBoardPerson = graphql(`
  fragment Board_boardPerson on BoardPerson {
    plannedMinutes
    over40Hours
    team @include(if: $byTeam) {
      id
      name
    }
    user {
      id
      firstName
      lastName
      role
      status
      hasAccount
      scheduleColor
    }
  }
`);

export const BoardTimeOff = graphql(`
  fragment Board_timeOff on TimeOff {
    id
    startDate
    endDate
    policyName
    user {
      id
      firstName
      lastName
    }
  }
`);

export const BoardDay = graphql(`
  fragment Board_day on BoardDay {
    date
    people
    plannedMinutes
    mostAtOnce
    fewestAtOnce
    coverage {
      from
      to
      people
    }
  }
`);

export const BoardShifts = graphql(`
  fragment Board_shifts on ScheduleBoard {
    schedules {
      id
      ...Board_schedule
    }
    conflicts {
      scheduleId
      ...Board_conflict
    }
  }
`);

export const BoardFigures = graphql(`
  fragment Board_figures on ScheduleBoard {
    people {
      plannedMinutes
      over40Hours
      user {
        id
      }
    }
    conflicts {
      scheduleId
      ...Board_conflict
    }
    days {
      date
      ...Board_day
    }
    teams @include(if: $byTeam) {
      team {
        id
      }
      days {
        date
        ...Board_day
      }
    }
    plannedMinutes
    draftCount
  }
`);

export const LoadBoard = graphql(`
  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {
    viewer {
      scheduleBoard(from: $from, to: $to, teamId: $teamId) {
        people {
          plannedMinutes
          ...Board_boardPerson
        }
        timeOff {
          id
          ...Board_timeOff
        }
        ...Board_shifts
        ...Board_figures
      }
    }
  }
`);

/** The month: how many schedules each day has, and the first of them. */
export const LoadMonth = graphql(`
  query Scheduling_Schedule_LoadMonth($startDate: Date!, $endDate: Date!, $teamId: ID) {
    viewer {
      scheduleDays(startDate: $startDate, endDate: $endDate, teamId: $teamId) {
        days {
          date
          count
          schedules {
            id
            ...Board_schedule
          }
        }
        timeOff {
          id
          ...Board_timeOff
        }
        conflicts {
          scheduleId
          ...Board_conflict
        }
      }
    }
  }
`);

/** All schedules of a day that has more than the month lists. */
export const LoadDay = graphql(`
  query Scheduling_Schedule_LoadDay($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID) {
    viewer {
      scheduleBoard(from: $from, to: $to, teamId: $teamId) {
        schedules {
          id
        }
        ...Board_shifts
      }
    }
  }
`);

/** The conflicts of all schedules in a time, before some of them are published. */
export const LoadConflicts = graphql(`
  query Scheduling_Schedule_LoadConflicts($from: DateTimeISO!, $to: DateTimeISO!) {
    viewer {
      scheduleBoard(from: $from, to: $to) {
        conflicts {
          scheduleId
          ...Board_conflict
        }
      }
    }
  }
`);

/** The people who can be assigned, for a dialog of the month. */
export const LoadPeople = graphql(`
  query Scheduling_Schedule_LoadPeople($from: DateTimeISO!, $to: DateTimeISO!) {
    viewer {
      scheduleBoard(from: $from, to: $to) {
        people {
          user {
            id
            firstName
            lastName
            role
            scheduleColor
          }
        }
      }
    }
  }
`);

/** A schedule that is not among those that the month lists. */
export const LoadSchedule = graphql(`
  query Scheduling_Schedule_LoadSchedule($id: ID!) {
    viewer {
      schedule(id: $id) {
        id
        ...Board_schedule
        conflicts {
          scheduleId
          ...Board_conflict
        }
      }
    }
  }
`);

export const CreateSchedule = graphql(`
  mutation Scheduling_Schedule_Create($input: ScheduleCreateInput!) {
    scheduleCreate(input: $input) {
      schedule {
        id
        ...Board_schedule
      }
    }
  }
`);

export const LoadHours = graphql(`
  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {
    viewer {
      scheduleBoard(from: $from, to: $to, teamId: $teamId) {
        plannedMinutes
        ...Board_figures
      }
    }
  }
`);
