import { graphql } from '../../gql/index.js';

/** One query for the worker's home, because the clock, the notes and the job belong to the same timesheet. */
export const LoadActiveTimesheet = graphql(`
  query Timeclock_Home_LoadActiveTimesheet {
    activeTimesheet {
      id
      ...ClockCard_timesheet
      ...NotesAndPhotos_timesheet
      ...CurrentJob_timesheet
    }
  }
`);

export const ClockIn = graphql(`
  mutation Timeclock_Home_ClockIn($input: ClockInInput) {
    clockIn(input: $input) {
      id
      ...ClockCard_timesheet
      ...NotesAndPhotos_timesheet
      ...CurrentJob_timesheet
    }
  }
`);

export const ClockOut = graphql(`
  mutation Timeclock_Home_ClockOut($input: ClockOutInput) {
    clockOut(input: $input) {
      id
      status
      ...ClockCard_timesheet
    }
  }
`);

export const SwitchJob = graphql(`
  mutation Timeclock_Home_SwitchJob($input: SwitchJobInput!) {
    switchJob(input: $input) {
      id
      ...ClockCard_timesheet
      ...NotesAndPhotos_timesheet
      ...CurrentJob_timesheet
    }
  }
`);

export const CloseForgotten = graphql(`
  mutation Timeclock_Home_CloseForgotten($input: CloseForgottenInput!) {
    closeForgotten(input: $input) {
      id
      status
      ...ClockCard_timesheet
    }
  }
`);

export const StartBreak = graphql(`
  mutation Timeclock_Home_StartBreak($input: StartBreakInput) {
    startBreak(input: $input) {
      id
      ...ClockCard_timesheet
    }
  }
`);

export const EndBreak = graphql(`
  mutation Timeclock_Home_EndBreak {
    endBreak {
      id
      ...ClockCard_timesheet
    }
  }
`);
