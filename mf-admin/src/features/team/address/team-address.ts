import { columns, type Sorting } from '../list/select-members.js';

/** The state in the address of the team screen: `?find=wes&sort=-role&member=0198...`. */
export interface TeamAddress {
  readonly find: string;
  readonly sorting: Sorting;
  /** The id of the member whose panel is open. */
  readonly member: string | null;
}

/** Missing and unknown parameters read as the defaults: no search, sorted by name, no panel. */
export function readTeamAddress(params: URLSearchParams): TeamAddress {
  const sort = params.get('sort') ?? '';
  const by = columns.find((column) => column === sort.replace(/^-/, ''));
  return {
    find: params.get('find') ?? '',
    sorting: { by: by ?? 'name', descending: by !== undefined && sort.startsWith('-') },
    member: params.get('member'),
  };
}

/** Writes the state into the parameters. Leaves out defaults and keeps parameters of other screens. */
export function writeTeamAddress(params: URLSearchParams, { find, sorting, member }: TeamAddress): URLSearchParams {
  const written = new URLSearchParams(params);
  const sort = `${sorting.descending ? '-' : ''}${sorting.by}`;
  const own = { find: find || null, sort: sort === 'name' ? null : sort, member };
  for (const [name, value] of Object.entries(own)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
