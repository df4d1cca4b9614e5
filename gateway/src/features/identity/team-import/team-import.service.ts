import { preparedCommand, query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { User } from '../users/user.entity.js';
import { userAdded } from '../users/user.service.js';
import { teamImportInput } from './team-import.inputs.js';
import { type CheckedRow, checkedRows } from './team-import-rows.queries.js';

/** What a file would bring, line by line, with everything that is wrong. */
export interface TeamImportPreview {
  readonly rows: readonly CheckedRow[];
  /** Whether `importTeam` would take it as it stands. */
  readonly valid: boolean;
}

export const previewTeamImport = query('previewTeamImport', teamImportInput, async ({ em, viewer }, { csv }) => {
  const rows = await checkedRows(em, viewer, csv);
  const preview: TeamImportPreview = { rows, valid: rows.every(({ person }) => person !== null) };
  return preview;
});

/** Adds everybody in the file, or nobody: each as `createUser` would, with an audit entry each. */
export const importTeam = preparedCommand('importTeam', teamImportInput, {
  prepare: async ({ em, viewer }, { csv }) => {
    const rows = await checkedRows(em, viewer, csv);
    const people = rows.flatMap(({ person }) => person ?? []);
    if (people.length < rows.length) throw unimportable(rows);
    const hashed: (Omit<(typeof people)[number], 'password'> & { readonly passwordHash: string })[] = [];
    // One at a time: whoever signs in meanwhile never waits for more than one of hundreds.
    for (const { password, ...person } of people)
      hashed.push({ ...person, passwordHash: await hashPassword(password) });
    return hashed;
  },
  run: async ({ em, viewer, platform, record }, _input, people) => {
    const { organizationId } = viewer;
    const createdAt = platform.clock.now();
    const users = people.map((person) => em.create(User, { ...person, organizationId, createdAt }));
    await em.flush();
    for (const user of users) record(userAdded('user.imported', user));
    return users;
  },
});

/** Each wrong field by its line: `lines.3.email`. */
function unimportable(rows: readonly CheckedRow[]) {
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const fields = wrong.flatMap(({ line, errors }) =>
    errors.map(({ field, message }) => [`lines.${line}.${field}`, message] as const),
  );
  const message = `${wrong.length} of ${rows.length} lines can’t be imported, so nobody was added`;
  return failures.invalid({ csv: message, ...Object.fromEntries(fields) });
}
