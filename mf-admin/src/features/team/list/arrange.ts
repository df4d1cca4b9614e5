import { roles } from '@timetrack/contracts';
import { fullName, type Member } from '../member/member.js';

export const columns = ['name', 'role', 'status'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  readonly by: Column;
  readonly descending: boolean;
}

// A person looks for Émile between Edith and Emma.
const alphabet = new Intl.Collator('en');
const statuses: readonly Member['status'][] = ['ACTIVE', 'INVITED', 'DISABLED'];

/** Those whom the search means, sorted: within a role or a status always by name. Roles begin with the highest. */
export function arrange(members: readonly Member[], find: string, { by, descending }: Sorting): Member[] {
  const direction = descending ? -1 : 1;
  return members
    .filter((member) => matches(member, find))
    .sort((one, other) => direction * compare[by](one, other) || byName(one, other));
}

/** Every word of the search stands in the name or the e-mail, whatever its case and its accents. */
function matches(member: Member, find: string): boolean {
  const text = plain(`${fullName(member)} ${member.email ?? ''}`);
  return plain(find)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function byName(one: Member, other: Member): number {
  return alphabet.compare(fullName(one), fullName(other)) || alphabet.compare(one.id, other.id);
}

const compare: Readonly<Record<Column, (one: Member, other: Member) => number>> = {
  name: byName,
  role: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
  status: (one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status),
};
