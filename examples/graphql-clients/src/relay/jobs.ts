/**
 * The operations, which the compiler turns into the artifacts of `__generated__`. An application replaces these tags by their
 * artifacts with the Babel plugin of Relay. This program has no Babel, so it imports the artifacts itself.
 */
import { graphql } from 'relay-runtime';

graphql`
  query jobsQuery($count: Int!) {
    viewer {
      ...jobs_list @arguments(count: $count)
    }
  }
`;
graphql`
  fragment jobs_list on Viewer
  @refetchable(queryName: "jobsNextPageQuery")
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }) {
    jobs(first: $count, after: $cursor) @connection(key: "jobs_list_jobs") {
      edges {
        node {
          nodeId
          ...jobs_job
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
graphql`
  fragment jobs_job on Job @refetchable(queryName: "jobsRefetchQuery") {
    id
    name
  }
`;
graphql`
  query jobsNodeQuery($id: ID!) {
    node(id: $id) {
      ... on Job {
        id
        name
      }
    }
  }
`;
graphql`
  mutation jobsCreateMutation($input: JobCreateInput!, $connections: [ID!]!) {
    jobCreate(input: $input) {
      job @appendNode(connections: $connections, edgeTypeName: "JobEdge") {
        id
        name
      }
    }
  }
`;
graphql`
  mutation jobsDeleteMutation($input: JobDeleteInput!) {
    jobDelete(input: $input) {
      deletedJobId @deleteRecord
    }
  }
`;
graphql`
  subscription jobsTimesheetChangedSubscription {
    timesheetChanged {
      cursor
      node {
        kind
      }
    }
  }
`;
