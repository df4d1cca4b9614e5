import { type AddressFormat, oneOf } from '@timetrack/screens';
import { columns, type Sorting } from './list/select-members.js';

interface TeamAddress {
  readonly find: string;
  readonly sorting: Sorting;
  readonly member: string | null;
  /** Whether members can be selected for a change of their pay terms. */
  readonly isSelecting: boolean;
}

/** `?find=wes&sort=-role&member=0198...&select=terms`. The default is the whole team, sorted by name, without a panel. */
export const teamAddress: AddressFormat<TeamAddress> = {
  parameters: ['find', 'sort', 'member', 'select'],
  read: (params) => {
    const sort = params.get('sort') ?? '';
    const by = oneOf(columns, sort.replace(/^-/, ''));
    return {
      find: params.get('find') ?? '',
      sorting: { by: by ?? 'name', descending: by !== null && sort.startsWith('-') },
      member: params.get('member'),
      isSelecting: params.get('select') === 'terms',
    };
  },
  write: ({ find, sorting, member, isSelecting }) => {
    const sort = `${sorting.descending ? '-' : ''}${sorting.by}`;
    return { find, sort: sort === 'name' ? null : sort, member, select: isSelecting ? 'terms' : null };
  },
};
