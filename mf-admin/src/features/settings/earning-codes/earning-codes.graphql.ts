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
    earningCodes {
      kind
      ...EarningCodeRow_earningCode
    }
  }
`);

export const LoadCodeChoices = graphql(`
  query Admin_EarningCodes_LoadChoices {
    jobs {
      id
      name
    }
    ptoPolicies {
      id
      name
    }
  }
`);

export const SetEarningCode = graphql(`
  mutation Admin_EarningCodes_Set($input: EarningCodeInput!) {
    setEarningCode(input: $input) {
      kind
      ...EarningCodeRow_earningCode
    }
  }
`);
