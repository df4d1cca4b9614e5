import { graphql } from '../../../gql/index.js';

export const Omissions = graphql(`
  fragment Drafts_omission on ScheduleOmission {
    date
    message
  }
`);

export const PlanWeek = graphql(`
  mutation Scheduling_Drafts_PlanWeek($input: ScheduleWeekPlanInput!) {
    scheduleWeekPlan(input: $input) {
      schedules {
        id
      }
      left {
        date
        ...Drafts_omission
      }
    }
  }
`);

export const CopyShifts = graphql(`
  mutation Scheduling_Drafts_CopyShifts($input: ScheduleSelectionCopyInput!) {
    scheduleSelectionCopy(input: $input) {
      schedules {
        id
      }
      left {
        date
        ...Drafts_omission
      }
    }
  }
`);

export const AssignShifts = graphql(`
  mutation Scheduling_Drafts_AssignShifts($input: ScheduleSelectionAssignInput!) {
    scheduleSelectionAssign(input: $input) {
      changedIds
      left {
        id
        message
      }
    }
  }
`);

export const LoadWeekTemplates = graphql(`
  query Scheduling_WeekTemplates_Load {
    viewer {
      weekTemplates(first: 50) {
        nodes {
          id
          name
          shiftCount
          peopleCount
        }
      }
    }
  }
`);

export const CreateWeekTemplate = graphql(`
  mutation Scheduling_WeekTemplates_Create($input: WeekTemplateCreateInput!) {
    weekTemplateCreate(input: $input) {
      weekTemplate {
        id
      }
    }
  }
`);

export const UpdateWeekTemplate = graphql(`
  mutation Scheduling_WeekTemplates_Update($input: WeekTemplateUpdateInput!) {
    weekTemplateUpdate(input: $input) {
      weekTemplate {
        id
        name
        shiftCount
        peopleCount
      }
    }
  }
`);

export const DeleteWeekTemplate = graphql(`
  mutation Scheduling_WeekTemplates_Delete($input: WeekTemplateDeleteInput!) {
    weekTemplateDelete(input: $input) {
      deletedWeekTemplateId
    }
  }
`);

export const ApplyWeekTemplate = graphql(`
  mutation Scheduling_WeekTemplates_Apply($input: WeekTemplateApplyInput!) {
    weekTemplateApply(input: $input) {
      schedules {
        id
      }
      left {
        date
        ...Drafts_omission
      }
    }
  }
`);
