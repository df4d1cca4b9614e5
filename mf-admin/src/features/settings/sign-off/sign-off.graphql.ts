import { graphql } from '../../../gql/index.js';

export const SignOffFormSignOffSettings = graphql(`
  fragment SignOffForm_signOffSettings on SignOffSettings {
    enabled
    statement
    questions
    remindDays
  }
`);

export const LoadSignOffSettings = graphql(`
  query Admin_Settings_LoadSignOffSettings {
    viewer {
      signOffSettings {
        ...SignOffForm_signOffSettings
      }
    }
  }
`);

export const UpdateSignOffSettings = graphql(`
  mutation Admin_Settings_UpdateSignOffSettings($input: SignOffSettingsUpdateInput!) {
    signOffSettingsUpdate(input: $input) {
      signOffSettings {
        ...SignOffForm_signOffSettings
      }
    }
  }
`);
