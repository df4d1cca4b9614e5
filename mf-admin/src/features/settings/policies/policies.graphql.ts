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
    ptoPolicies(includeRetired: true) {
      id
      retired
      ...PolicyRow_ptoPolicy
    }
  }
`);

export const CreatePolicy = graphql(`
  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {
    createPtoPolicy(input: $input) {
      id
      ...PolicyRow_ptoPolicy
    }
  }
`);

export const UpdatePolicy = graphql(`
  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {
    updatePtoPolicy(id: $id, input: $input) {
      id
      ...PolicyRow_ptoPolicy
    }
  }
`);
