import { graphql } from '../../../gql/index.js';

export const PolicyRowPolicy = graphql(`
  fragment PolicyRow_policy on PtoPolicy {
    id
    name
    yearlyAllowanceHours
    retired
  }
`);

export const LoadPolicies = graphql(`
  query Admin_Settings_LoadPolicies {
    ptoPolicies(includeRetired: true) {
      id
      ...PolicyRow_policy
    }
  }
`);

export const CreatePolicy = graphql(`
  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {
    createPtoPolicy(input: $input) {
      id
      ...PolicyRow_policy
    }
  }
`);

export const UpdatePolicy = graphql(`
  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {
    updatePtoPolicy(id: $id, input: $input) {
      id
      ...PolicyRow_policy
    }
  }
`);
