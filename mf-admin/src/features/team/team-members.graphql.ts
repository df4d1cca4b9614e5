import { graphql } from '../../gql/index.js';

/** The viewer may archive, reinstate and delete a member with `canManage`, and change the name and number of one with `canEdit`. */
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
