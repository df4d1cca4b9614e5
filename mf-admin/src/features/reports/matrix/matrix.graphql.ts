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
          hours
        }
        people {
          user {
            id
            firstName
            lastName
          }
          minutes
          hours
          jobs {
            job {
              id
            }
            minutes
            hours
          }
        }
        peopleCount
        minutes
        hours
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
          hours
        }
        people {
          user {
            id
            firstName
            lastName
          }
          minutes
          hours
        }
        peopleCount
      }
    }
  }
`);
