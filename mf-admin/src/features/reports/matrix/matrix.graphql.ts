import { graphql } from '../../../gql/index.js';

export const LoadMatrix = graphql(`
  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!, $teamId: ID) {
    viewer {
      workMatrix(startDate: $startDate, endDate: $endDate, teamId: $teamId) {
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
  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $teamId: ID, $job: ID!) {
    viewer {
      workMatrix(startDate: $startDate, endDate: $endDate, teamId: $teamId, jobId: $job) {
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
