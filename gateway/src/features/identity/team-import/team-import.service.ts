import { preparedCommand, query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { buildUserRecord } from '../users/user.service.js';
import { teamImportInput } from './team-import.inputs.js';
import type { ImportRow, TeamImportPreview } from './team-import.types.js';
import { checkRows } from './team-import-rows.queries.js';

/** Validates the file without importing it. */
export const previewTeamImport = query(
  'previewTeamImport',
  teamImportInput,
  async ({ em, viewer }, { csv }): Promise<TeamImportPreview> => {
    const checkedRows = await checkRows(em, viewer, csv);
    return { rows: checkedRows.map(({ row }) => row), valid: checkedRows.every(({ person }) => person !== null) };
  },
);

/** Imports the whole file or nothing. Each person is created as by `createUser`, with their own audit entry. */
export const importTeam = preparedCommand('importTeam', teamImportInput, {
  prepare: async ({ em, viewer }, { csv }) => {
    const checkedRows = await checkRows(em, viewer, csv);
    const people = checkedRows.flatMap(({ person }) => person ?? []);
    if (people.length < checkedRows.length) throw createImportFailure(checkedRows.map(({ row }) => row));
    const hashed: (Omit<(typeof people)[number], 'password'> & { readonly passwordHash: string })[] = [];
    // One at a time, so that a sign-in waits for at most one of these hundreds of hashes.
    for (const { password, ...person } of people)
      hashed.push({ ...person, passwordHash: await hashPassword(password) });
    return hashed;
  },
  run: async ({ em, viewer, platform, record }, _input, people) => {
    const { organizationId } = viewer;
    const createdAt = platform.clock.now();
    const users = people.map(({ employeeNumber = null, ...person }) =>
      em.create(User, { ...person, employeeNumber, organizationId, createdAt }),
    );
    await em.flush();
    for (const user of users) record(buildUserRecord('user.imported', user));
    return users.map(presentUser);
  },
});

/** Each invalid field by its line: `lines.3.email`. */
function createImportFailure(rows: readonly ImportRow[]) {
  const invalid = rows.filter(({ errors }) => errors.length > 0);
  const fields = invalid.flatMap(({ line, errors }) =>
    errors.map(({ field, message }) => [`lines.${line}.${field}`, message] as const),
  );
  const message = `${invalid.length} of ${rows.length} lines can’t be imported, so nobody was added`;
  return failures.invalid({ csv: message, ...Object.fromEntries(fields) });
}
