import { graphql } from '../gql/index.js';

export const FileProblemsProblem = graphql(`
  fragment FileProblems_problem on PayrollFileProblem {
    code
    user {
      id
    }
    message
  }
`);
