import { graphql } from '../../../gql/index.js';

export const ApiKeyRowApiKey = graphql(`
  fragment ApiKeyRow_apiKey on ApiKey {
    id
    name
    prefix
    allowedScopes
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
    viewer {
      apiKeys(includeRevoked: true, first: 200) {
        nodes {
          id
          ...ApiKeyRow_apiKey
        }
      }
    }
  }
`);

export const CreateApiKey = graphql(`
  mutation Admin_Settings_CreateApiKey($input: ApiKeyCreateInput!) {
    apiKeyCreate(input: $input) {
      apiKey {
        id
      }
      secret
    }
  }
`);

export const RevokeApiKey = graphql(`
  mutation Admin_Settings_RevokeApiKey($id: ID!) {
    apiKeyRevoke(input: { id: $id }) {
      revokedApiKeyId
    }
  }
`);
