import type { ReadOf } from '@timetrack/client';
import type { Admin_Settings_LoadApiKeysQuery } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const LoadApiKeys = graphql(`
  query Admin_Settings_LoadApiKeys {
    viewer {
      apiKeys(includeRevoked: true, first: 200) {
        nodes {
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

export type ApiKey = ReadOf<Admin_Settings_LoadApiKeysQuery, 'apiKeys'>['nodes'][number];
