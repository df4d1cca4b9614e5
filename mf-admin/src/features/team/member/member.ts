import type { TeamMembers_UserFragment } from '../../../gql/graphql.js';

export type Member = TeamMembers_UserFragment;

export const isArchived = ({ status }: Pick<Member, 'status'>): boolean => status === 'DISABLED';

/** `1 person`, `12 people` */
export const countPeople = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
