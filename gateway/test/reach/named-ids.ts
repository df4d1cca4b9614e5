import { newId } from '../../src/platform/database/ids.js';
import type { RandomOrganization } from './random-organization.js';
import type { SavedRows } from './saved-rows.js';

/** The ids that reads name: of rows in reach, of hidden rows, and one that no row has. */
export type NamedIds = Readonly<Record<string, readonly string[]>>;

/** Where the rows of each kind of node are, and the condition that someone in reach has them, if people have them. */
const tables: Readonly<Record<string, string>> = {
  users: 'id = any (:reach)',
  timesheets: 'user_id = any (:reach)',
  corrections: 'user_id = any (:reach)',
  pto_requests: 'user_id = any (:reach)',
  sign_offs: 'user_id = any (:reach)',
  schedules: 'people && :reach',
  photos: 'uploaded_by_id = any (:reach)',
  team_imports: 'true',
  sessions: 'user_id = any (:reach)',
  account_notices: 'user_id = any (:reach)',
  jobs: 'true',
  positions: 'true',
  pto_policies: 'true',
  shift_templates: 'true',
  week_templates: 'true',
  teams: 'true',
  places: 'true',
};

/** The tables whose ids reads name. */
export const tablesOfIds = Object.keys(tables);

/** Some ids of each table; `most` of those in reach and as many of the others. */
export async function listIds(rows: SavedRows, { reach }: RandomOrganization, most: number): Promise<NamedIds> {
  const list = `'{${[...reach].join(',')}}'::uuid[]`;
  const named: Record<string, readonly string[]> = {};
  for (const [table, condition] of Object.entries(tables)) {
    const found = await rows.read<{ id: string }>(`
      select id from (
        select id, row_number() over (partition by ${condition.replace(':reach', list)} order by ${orderOf(table)}) as n
        from ${table} where ${rows.condition}) numbered
      where n <= ${most} order by n, id`);
    named[table] = [...found.map(({ id }) => id), newId()];
  }
  return named;
}

/** Shifts of most people come first, so that those across the border are among them. */
const orderOf = (table: string) => (table === 'schedules' ? 'cardinality(people) desc, id' : 'id');
