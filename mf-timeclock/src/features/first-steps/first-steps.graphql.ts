import { graphql } from '../../gql/index.js';

export const LoadFirstSteps = graphql(`
  query Timeclock_FirstSteps_Load {
    viewer {
      firstSteps {
        isDone
        timezone
        steps {
          key
          isDone
        }
        draftWeek {
          startDate
          count
        }
      }
    }
  }
`);

export const SaveTimezone = graphql(`
  mutation Timeclock_FirstSteps_SaveTimezone($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      organization {
        id
      }
    }
  }
`);

export const ConfirmTimezone = graphql(`
  mutation Timeclock_FirstSteps_ConfirmTimezone {
    organizationTimezoneConfirm {
      organization {
        id
      }
    }
  }
`);

export const AddJob = graphql(`
  mutation Timeclock_FirstSteps_AddJob($input: JobCreateInput!) {
    jobCreate(input: $input) {
      job {
        id
        name
      }
    }
  }
`);

export const CreateJoinLink = graphql(`
  mutation Timeclock_FirstSteps_CreateJoinLink($input: InvitationCreateInput!) {
    invitationCreate(input: $input) {
      invitation {
        id
        inviteCode
        registrationUrl
        role
        maxUses
        expiresAt
      }
    }
  }
`);

export const LoadJoinQr = graphql(`
  query Timeclock_FirstSteps_LoadJoinQr($inviteCode: String!) {
    viewer {
      invitationQr(inviteCode: $inviteCode) {
        qrCodeDataUrl
      }
    }
  }
`);

export const PublishWeek = graphql(`
  mutation Timeclock_FirstSteps_PublishWeek($input: ScheduleWeekPublishInput!) {
    scheduleWeekPublish(input: $input) {
      schedules {
        id
      }
    }
  }
`);
