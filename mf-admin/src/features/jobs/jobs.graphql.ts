import type { JobRow_JobFragment } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

export const JobRowJob = graphql(`
  fragment JobRow_job on Job {
    id
    name
    retired
  }
`);

export type Job = JobRow_JobFragment;

/** All pages, with `allPagesContext`. */
export const LoadJobs = graphql(`
  query Admin_Jobs_Load($after: String) {
    viewer {
      organization {
        id
        limitPeopleToJobs
      }
      jobPeopleCounts(first: 1000) {
        nodes {
          jobId
          people
        }
      }
      jobs(includeRetired: true, first: 1000, after: $after) {
        nodes {
          id
          ...JobRow_job
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const CreateJob = graphql(`
  mutation Admin_Jobs_Create($input: JobCreateInput!) {
    jobCreate(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);

export const UpdateJob = graphql(`
  mutation Admin_Jobs_Update($input: JobUpdateInput!) {
    jobUpdate(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);

export const ChangeJobs = graphql(`
  mutation Admin_Jobs_Change($input: JobSelectionChangeInput!) {
    jobSelectionChange(input: $input) {
      jobs {
        id
        ...JobRow_job
      }
    }
  }
`);

export const LimitPeople = graphql(`
  mutation Admin_Jobs_Limit($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      organization {
        id
        limitPeopleToJobs
      }
    }
  }
`);

export const LoadPeopleOfJob = graphql(`
  query Admin_Jobs_LoadPeople($id: ID!) {
    viewer {
      jobPeople(id: $id, first: 1000) {
        nodes {
          id
        }
      }
    }
  }
`);

/** All pages, with `allPagesContext`. */
export const LoadTeam = graphql(`
  query Admin_Jobs_LoadTeam($after: String) {
    viewer {
      users(first: 1000, after: $after) {
        nodes {
          id
          firstName
          lastName
          scheduleColor
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const ChangePeople = graphql(`
  mutation Admin_Jobs_ChangePeople($input: JobPeopleChangeInput!) {
    jobPeopleChange(input: $input) {
      changedJobIds
    }
  }
`);
