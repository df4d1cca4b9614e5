import { roles } from '@timetrack/contracts';
import { fullName, matchesText } from '@timetrack/screens';
import type { Member } from '../member/members.graphql.js';

export const columns = ['name', 'role', 'status'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  readonly by: Column;
  readonly descending: boolean;
}

// Sorts Émile between Edith and Emma.
const collator = new Intl.Collator('en');
const statuses: readonly Member['status'][] = ['ACTIVE', 'INVITED', 'DISABLED'];

/**
 * The members whose name, email address or numbers match the search, sorted. Equal roles and statuses are sorted
 * by name. Roles start with the highest.
 */
export function selectMembers(members: readonly Member[], find: string, { by, descending }: Sorting): Member[] {
  const direction = descending ? -1 : 1;
  return members
    .filter((member) =>
      matchesText([fullName(member), member.email, member.staffNumber, member.employeeNumber].join(' '), find),
    )
    .sort((one, other) => direction * comparers[by](one, other) || compareNames(one, other));
}

function compareNames(one: Member, other: Member): number {
  return collator.compare(fullName(one), fullName(other)) || collator.compare(one.id, other.id);
}

const comparers: Readonly<Record<Column, (one: Member, other: Member) => number>> = {
  name: compareNames,
  role: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
  status: (one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status),
};
