import { graphql } from '../../../gql/index.js';

export const LoadMatrix = graphql(`
  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!) {
    viewer {
      workMatrix(startDate: $startDate, endDate: $endDate) {
        jobs {
          job {
            id
            name
          }
          minutes
        }
        people {
          user {
            id
            firstName
            lastName
          }
          minutes
          jobs {
            job {
              id
            }
            minutes
          }
        }
        peopleCount
        minutes
      }
    }
  }
`);

export const LoadJobWork = graphql(`
  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $job: ID!) {
    viewer {
      workMatrix(startDate: $startDate, endDate: $endDate, jobId: $job) {
        jobs {
          job {
            id
            name
          }
          minutes
        }
        people {
          user {
            id
            firstName
            lastName
          }
          minutes
        }
        peopleCount
      }
    }
  }
`);
