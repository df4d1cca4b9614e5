import { graphql } from '../../../gql/index.js';

export const JobRowJob = graphql(`
  fragment JobRow_job on Job {
    id
    name
    retired
  }
`);

export const LoadJobs = graphql(`
  query Admin_Settings_LoadJobs {
    viewer {
      jobs(includeRetired: true, first: 1000) {
        nodes {
          id
          retired
          ...JobRow_job
        }
      }
    }
  }
`);

export const CreateJob = graphql(`
  mutation Admin_Settings_CreateJob($input: JobCreateInput!) {
    jobCreate(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);

export const UpdateJob = graphql(`
  mutation Admin_Settings_UpdateJob($input: JobUpdateInput!) {
    jobUpdate(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);
