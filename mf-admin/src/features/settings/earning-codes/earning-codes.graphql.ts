import { graphql } from '../../../gql/index.js';

export const EarningCodeRowEarningCode = graphql(`
  fragment EarningCodeRow_earningCode on EarningCode {
    kind
    category
    policy {
      id
      name
    }
    job {
      id
      name
    }
    code
    isDefault
  }
`);

export const LoadEarningCodes = graphql(`
  query Admin_EarningCodes_Load {
    viewer {
      earningCodes(first: 1000) {
        nodes {
          kind
          ...EarningCodeRow_earningCode
        }
      }
    }
  }
`);

export const LoadCodeChoices = graphql(`
  query Admin_EarningCodes_LoadChoices {
    viewer {
      jobs(first: 1000) {
        nodes {
          id
          name
        }
      }
      ptoPolicies(first: 1000) {
        nodes {
          id
          name
        }
      }
    }
  }
`);

export const SetEarningCode = graphql(`
  mutation Admin_EarningCodes_Set($input: EarningCodeSetInput!) {
    earningCodeSet(input: $input) {
      earningCodes {
        kind
        ...EarningCodeRow_earningCode
      }
    }
  }
`);
