import type { Role } from '@timetrack/contracts';
import type { BadgeProps } from '@timetrack/ui';
import type { Member_UserFragment } from '../../gql/graphql.js';

export type Member = Member_UserFragment;

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const isArchived = ({ status }: Pick<Member, 'status'>): boolean => status === 'DISABLED';

export const roleVariants: Readonly<Record<Role, BadgeProps['variant']>> = {
  OWNER: 'primary',
  ADMIN: 'primary',
  MANAGER: 'secondary',
  ACCOUNTANT: 'outline',
  WORKER: 'outline',
};

interface StatusLook {
  readonly words: string;
  readonly variant: BadgeProps['variant'];
}

export const statusLooks: Readonly<Record<Member['status'], StatusLook>> = {
  ACTIVE: { words: 'Active', variant: 'success' },
  INVITED: { words: 'Invited', variant: 'warning' },
  DISABLED: { words: 'Archived', variant: 'outline' },
};

/** `1 person`, `12 people` */
export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** `1 active member`, `12 active members` */
export const members = (count: number, kind: 'active' | 'archived'): string =>
  `${count} ${kind} ${count === 1 ? 'member' : 'members'}`;
