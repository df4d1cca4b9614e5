import { graphql } from '../../gql/index.js';

/** Somebody of the team. `canManage`: may be archived, reinstated and deleted by who is looking; `canEdit`: renamed. */
export const MemberUser = graphql(`
  fragment Member_user on User {
    id
    firstName
    lastName
    email
    role
    status
    scheduleColor
    canManage
    canEdit
  }
`);
