import { graphql } from '../../gql/index.js';

/** `canManage` lets the viewer archive, reinstate and delete the member, and `canEdit` change their name and number. */
export const TeamMembersUser = graphql(`
  fragment TeamMembers_user on User {
    id
    firstName
    lastName
    email
    employeeNumber
    role
    status
    scheduleColor
    canManage
    canEdit
  }
`);
