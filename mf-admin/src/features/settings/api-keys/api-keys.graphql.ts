import { graphql } from '../../../gql/index.js';

export const ApiKeyRowApiKey = graphql(`
  fragment ApiKeyRow_apiKey on ApiKey {
    id
    name
    prefix
    scopes
    status
    owner {
      id
      firstName
      lastName
    }
    createdAt
    expiresAt
    allowedAddresses
    lastUsedAt
    lastUsedAddress
    revokedAt
  }
`);

export const LoadApiKeys = graphql(`
  query Admin_Settings_LoadApiKeys {
    apiKeys(includeRevoked: true) {
      id
      ...ApiKeyRow_apiKey
    }
  }
`);

export const CreateApiKey = graphql(`
  mutation Admin_Settings_CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      apiKey {
        id
      }
      secret
    }
  }
`);

export const ReassignApiKey = graphql(`
  mutation Admin_Settings_ReassignApiKey($id: ID!) {
    reassignApiKey(id: $id) {
      id
      ...ApiKeyRow_apiKey
    }
  }
`);

export const RevokeApiKey = graphql(`
  mutation Admin_Settings_RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id)
  }
`);
