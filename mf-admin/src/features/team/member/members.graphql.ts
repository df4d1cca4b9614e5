import type { ApolloClient, ReadOf } from '@timetrack/client';
import type { Admin_Team_LoadTeamQuery, TeamMembers_UserFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const LoadTeam = graphql(`
  query Admin_Team_LoadTeam($after: String) {
    viewer {
      users(first: 1000, after: $after) {
        nodes {
          id
          ...TeamMembers_user
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      grantableRoles
    }
  }
`);

/** Who belongs to a team today. All pages, with `allPagesContext`. */
export const LoadPeopleOfTeam = graphql(`
  query Admin_Team_LoadPeopleOfTeam($teamId: ID!, $after: String) {
    viewer {
      users(teamId: $teamId, first: 1000, after: $after) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const UpdateMember = graphql(`
  mutation Admin_Team_UpdateMember($input: UserUpdateInput!) {
    userUpdate(input: $input) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const AddMember = graphql(`
  mutation Admin_Team_AddMember($input: UserCreateInput!) {
    userCreate(input: $input) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export type Member = TeamMembers_UserFragment;

export const isArchived = ({ status }: Pick<Member, 'status'>): boolean => status === 'DISABLED';

/** `canManage` lets the viewer archive, reinstate and delete the member, and `canEdit` change their name and number. */
export const TeamMembersUser = graphql(`
  fragment TeamMembers_user on User {
    id
    firstName
    lastName
    email
    hasAccount
    staffNumber
    employeeNumber
    payrollName
    role
    invitedRole
    status
    scheduleColor
    canManage
    canEdit
  }
`);

export const ArchiveMember = graphql(`
  mutation Admin_Team_ArchiveMember($id: ID!) {
    userArchive(input: { id: $id }) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const ReinstateMember = graphql(`
  mutation Admin_Team_ReinstateMember($id: ID!) {
    userReinstate(input: { id: $id }) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const DeleteMember = graphql(`
  mutation Admin_Team_DeleteMember($id: ID!) {
    userDelete(input: { id: $id }) {
      deletedUserId
    }
  }
`);

export const LoadOwnedKeys = graphql(`
  query Admin_Team_LoadOwnedKeys {
    viewer {
      apiKeys(first: 100) {
        nodes {
          id
          name
          owner {
            id
          }
        }
      }
    }
  }
`);

type Cache = ApolloClient['cache'];
type Users = ReadOf<Admin_Team_LoadTeamQuery, 'users'>['nodes'];

/** Adds members to the cached team, or replaces those that it has. The screen sorts them. */
export function addMembers(cache: Cache, added: Users): void {
  const ids = new Set(added.map(({ id }) => id));
  updateUsers(cache, (users) => [...users.filter(({ id }) => !ids.has(id)), ...added]);
}

/** Removes a member only from the team: cached timesheets and schedules still show the name. */
export function removeMember(cache: Cache, removedId: string): void {
  updateUsers(cache, (users) => users.filter(({ id }) => id !== removedId));
}

function updateUsers(cache: Cache, change: (users: Users) => Users): void {
  cache.updateQuery({ query: LoadTeam }, (team) => {
    const viewer = team?.viewer;
    return viewer?.users && { viewer: { ...viewer, users: { ...viewer.users, nodes: change(viewer.users.nodes) } } };
  });
}
