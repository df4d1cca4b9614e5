import { roles } from '@timetrack/contracts';
import { fullName, type Member } from '../member/member.js';

export const columns = ['name', 'role', 'status'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  readonly by: Column;
  readonly descending: boolean;
}

// Sorts Émile between Edith and Emma.
const collator = new Intl.Collator('en');
const statuses: readonly Member['status'][] = ['ACTIVE', 'INVITED', 'DISABLED'];

/** The members that match the search, sorted. Equal roles and statuses are sorted by name; roles start with the highest. */
export function selectMembers(members: readonly Member[], find: string, { by, descending }: Sorting): Member[] {
  const direction = descending ? -1 : 1;
  return members
    .filter((member) => matches(member, find))
    .sort((one, other) => direction * comparers[by](one, other) || compareNames(one, other));
}

/** Every word of the search occurs in the name or the email address, ignoring case and accents. */
function matches(member: Member, find: string): boolean {
  const text = normalize(`${fullName(member)} ${member.email ?? ''}`);
  return normalize(find)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function compareNames(one: Member, other: Member): number {
  return collator.compare(fullName(one), fullName(other)) || collator.compare(one.id, other.id);
}

const comparers: Readonly<Record<Column, (one: Member, other: Member) => number>> = {
  name: compareNames,
  role: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
  status: (one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status),
};
