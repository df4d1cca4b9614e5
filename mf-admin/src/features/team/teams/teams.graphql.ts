import type { Memberships_TeamFragment, TeamCard_TeamFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const TeamCardTeam = graphql(`
  fragment TeamCard_team on Team {
    id
    name
    retired
    memberCount
    canEdit
    place {
      id
      name
    }
    leads {
      id
      firstName
      lastName
    }
  }
`);

export type Team = TeamCard_TeamFragment;

/** All pages, with `allPagesContext`. */
export const LoadTeams = graphql(`
  query Admin_Teams_Load($after: String) {
    viewer {
      teams(includeRetired: true, first: 1000, after: $after) {
        nodes {
          id
          ...TeamCard_team
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** At most 200. */
export const LoadPlaces = graphql(`
  query Admin_Teams_LoadPlaces {
    viewer {
      places(first: 1000) {
        nodes {
          id
          name
        }
      }
    }
  }
`);

export const MembershipsTeam = graphql(`
  fragment Memberships_team on Team {
    id
    name
    canEdit
    members(first: 1000) {
      nodes {
        fromDate
        toDate
        user {
          id
          firstName
          lastName
        }
      }
    }
  }
`);

export type Membership = NonNullable<Memberships_TeamFragment['members']>['nodes'][number];

export const LoadOneTeam = graphql(`
  query Admin_Teams_LoadTeam($id: ID!) {
    viewer {
      team(id: $id) {
        id
        ...TeamCard_team
        ...Memberships_team
      }
    }
  }
`);

export const CreateTeam = graphql(`
  mutation Admin_Teams_Create($input: TeamCreateInput!) {
    teamCreate(input: $input) {
      team {
        id
        ...TeamCard_team
      }
    }
  }
`);

export const UpdateTeam = graphql(`
  mutation Admin_Teams_Update($input: TeamUpdateInput!) {
    teamUpdate(input: $input) {
      team {
        id
        ...TeamCard_team
      }
    }
  }
`);

export const DeleteTeam = graphql(`
  mutation Admin_Teams_Delete($input: TeamDeleteInput!) {
    teamDelete(input: $input) {
      deletedTeamId
      team {
        id
        ...TeamCard_team
      }
    }
  }
`);

export const SetLeads = graphql(`
  mutation Admin_Teams_SetLeads($input: TeamLeadsSetInput!) {
    teamLeadsSet(input: $input) {
      team {
        id
        ...TeamCard_team
      }
    }
  }
`);

export const AddTeamMember = graphql(`
  mutation Admin_Teams_AddMember($input: TeamMemberAddInput!) {
    teamMemberAdd(input: $input) {
      team {
        id
        ...TeamCard_team
        ...Memberships_team
      }
    }
  }
`);

export const EndMembership = graphql(`
  mutation Admin_Teams_EndMembership($input: TeamMembershipEndInput!) {
    teamMembershipEnd(input: $input) {
      team {
        id
        ...TeamCard_team
        ...Memberships_team
      }
    }
  }
`);

export const RemoveTeamMember = graphql(`
  mutation Admin_Teams_RemoveMember($input: TeamMemberRemoveInput!) {
    teamMemberRemove(input: $input) {
      team {
        id
        ...TeamCard_team
        ...Memberships_team
      }
    }
  }
`);
