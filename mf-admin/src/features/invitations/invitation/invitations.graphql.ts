import type { ApolloClient, ReadOf } from '@timetrack/client';
import type {
  Admin_Invitations_LoadInvitationsQuery,
  InvitationSections_InvitationFragment,
} from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const LoadInvitations = graphql(`
  query Admin_Invitations_LoadInvitations {
    viewer {
      invitations(first: 1000) {
        nodes {
          id
          ...InvitationSections_invitation
        }
      }
      grantableRoles
      mailConfigured
    }
  }
`);

export const CreateInvitation = graphql(`
  mutation Admin_Invitations_CreateInvitation($input: InvitationCreateInput!) {
    invitationCreate(input: $input) {
      invitation {
        id
        ...InvitationSections_invitation
      }
    }
  }
`);

export const InvitationSectionsInvitation = graphql(`
  fragment InvitationSections_invitation on Invitation {
    id
    role
    email
    phone
    maxUses
    useCount
    inviteCode
    registrationUrl
    expiresAt
    usedAt
    status
    mailedAt
    mailNotice
    user {
      id
      firstName
      lastName
      status
    }
    usedBy {
      id
      firstName
      lastName
    }
  }
`);

export const DeleteInvitation = graphql(`
  mutation Admin_Invitations_DeleteInvitation($id: ID!) {
    invitationDelete(input: { id: $id }) {
      deletedInvitationId
    }
  }
`);

export const LoadQr = graphql(`
  query Admin_Invitations_LoadQr($inviteCode: String!) {
    viewer {
      invitationQr(inviteCode: $inviteCode) {
        qrCodeDataUrl
      }
    }
  }
`);

export type Invitation = InvitationSections_InvitationFragment;

type Cache = ApolloClient['cache'];
type Invitations = ReadOf<Admin_Invitations_LoadInvitationsQuery, 'invitations'>['nodes'];

/** Adds an invitation at the front: the server lists the newest first. */
export function addInvitation(cache: Cache, added: Invitations[number]): void {
  update(cache, (invitations) => [added, ...invitations.filter(({ id }) => id !== added.id)]);
}

export function removeInvitation(cache: Cache, removedId: string): void {
  update(cache, (invitations) => invitations.filter(({ id }) => id !== removedId));
}

function update(cache: Cache, change: (invitations: Invitations) => Invitations): void {
  cache.updateQuery({ query: LoadInvitations }, (cached) => {
    const viewer = cached?.viewer;
    return viewer?.invitations && { viewer: { ...viewer, invitations: { nodes: change(viewer.invitations.nodes) } } };
  });
}
