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
    jobs(includeRetired: true) {
      id
      retired
      ...JobRow_job
    }
  }
`);

export const CreateJob = graphql(`
  mutation Admin_Settings_CreateJob($input: JobInput!) {
    createJob(input: $input) {
      id
      ...JobRow_job
    }
  }
`);

export const UpdateJob = graphql(`
  mutation Admin_Settings_UpdateJob($id: ID!, $input: UpdateJobInput!) {
    updateJob(id: $id, input: $input) {
      id
      ...JobRow_job
    }
  }
`);
