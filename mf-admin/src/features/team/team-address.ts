import { type AddressFormat, oneOf } from '@timetrack/screens';
import { columns, type Sorting } from './list/select-members.js';

export const views = ['people', 'teams'] as const;

interface TeamAddress {
  readonly view: (typeof views)[number];
  readonly find: string;
  readonly sorting: Sorting;
  readonly member: string | null;
  /** Among the teams, the one whose panel is open. Among the people, the one whose people are listed. */
  readonly team: string | null;
  /** Whether members can be selected for a change of their pay terms. */
  readonly isSelecting: boolean;
}

/**
 * `?find=wes&team=0197…&sort=-role&member=0198...&select=terms`, or `?view=teams&team=0198…`. The default is everyone, sorted by
 * name, without a panel.
 */
export const teamAddress: AddressFormat<TeamAddress> = {
  parameters: ['view', 'find', 'sort', 'member', 'team', 'select'],
  read: (params) => {
    const sort = params.get('sort') ?? '';
    const by = oneOf(columns, sort.replace(/^-/, ''));
    return {
      view: oneOf(views, params.get('view')) ?? 'people',
      find: params.get('find') ?? '',
      sorting: { by: by ?? 'name', descending: by !== null && sort.startsWith('-') },
      member: params.get('member'),
      team: params.get('team'),
      isSelecting: params.get('select') === 'terms',
    };
  },
  write: ({ view, find, sorting, member, team, isSelecting }) => {
    const sort = `${sorting.descending ? '-' : ''}${sorting.by}`;
    return {
      ...{ view: view === 'people' ? null : view, find, sort: sort === 'name' ? null : sort, member, team },
      select: isSelecting ? 'terms' : null,
    };
  },
};

/** A link to the panel of a team. */
export const teamLink = (id: string): string => `/team?view=teams&team=${id}`;

/** A link to the panel of a person. */
export const memberLink = (id: string): string => `/team?member=${id}`;
