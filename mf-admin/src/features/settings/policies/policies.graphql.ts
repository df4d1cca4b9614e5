import { graphql } from '../../../gql/index.js';

export const PolicyRowPtoPolicy = graphql(`
  fragment PolicyRow_ptoPolicy on PtoPolicy {
    id
    name
    yearlyAllowanceHours
    paid
    category
    retired
  }
`);

export const LoadPolicies = graphql(`
  query Admin_Settings_LoadPolicies {
    viewer {
      ptoPolicies(includeRetired: true, first: 1000) {
        nodes {
          id
          retired
          ...PolicyRow_ptoPolicy
        }
      }
    }
  }
`);

export const CreatePolicy = graphql(`
  mutation Admin_Settings_CreatePolicy($input: PtoPolicyCreateInput!) {
    ptoPolicyCreate(input: $input) {
      ptoPolicy {
        id
        ...PolicyRow_ptoPolicy
      }
    }
  }
`);

export const UpdatePolicy = graphql(`
  mutation Admin_Settings_UpdatePolicy($input: PtoPolicyUpdateInput!) {
    ptoPolicyUpdate(input: $input) {
      ptoPolicy {
        id
        ...PolicyRow_ptoPolicy
      }
    }
  }
`);
