import { Readable } from 'node:stream';
import { z } from 'zod';
import { managersAndAccountants, query, type SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { allOf, type Condition, everyRow, readRows, where } from '../../../platform/read-model/index.js';
import { type FileResult, type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { chooseSignOffParts, presentSignOff, readAuditPositions, signOffReads } from './sign-off.reads.js';
import type { SignOff } from './sign-off.types.js';
import { presentSignOffPage, signOffPageStyle } from './sign-off-page.presenter.js';

const signOffDocumentInput = z.object({
  id: idInput.describe('The id of the signature.'),
  format: z.enum(['json', 'html'], { error: 'Format must be json or html' }).nullish(),
});

/** A signature with everything that was signed. Fails with NOT_FOUND for one that the caller may not see. */
export const signOffDocument = query('signOffDocument', signOffDocumentInput, (context, { id }) =>
  requireSignOff(context, id),
);

export const signOffPageFile = query(
  'signOffDocument',
  signOffDocumentInput,
  async (context, { id }): Promise<FileResult> => {
    const signOff = await requireSignOff(context, id);
    return {
      content: Readable.from([presentSignOffPage(signOff)]),
      style: signOffPageStyle,
      contentType: 'text/html; charset=utf-8',
      fileName: `hours-${signOff.startDate}-to-${signOff.endDate}.html`,
      etag: null,
      bytes: null,
    };
  },
);

async function requireSignOff(context: SignedInContext, id: string): Promise<SignOff> {
  const [found] = await readVisible(context, [id]);
  if (!found) throw failures.notFound('Sign-off');
  return found;
}

const signOffsById = query('signOffDocument', nodesInput, (context, { ids }) => readVisible(context, ids));

export const signOffNodes: readonly NodeReader[] = [{ type: 'SignOff', useCase: signOffsById }];

async function readVisible({ em, viewer, selection }: SignedInContext, ids: readonly string[]): Promise<SignOff[]> {
  const condition = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, signOffsVisibleTo(viewer));
  const rows = await readRows(em, signOffReads, condition, { parts: chooseSignOffParts(selection) });
  const positions = await readAuditPositions(
    { em, viewer },
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentSignOff(row, positions.get(row.id) ?? null));
}

function signOffsVisibleTo(viewer: Viewer): Condition {
  return managersAndAccountants.includes(viewer.role) ? everyRow : where`user_id = ${viewer.userId}::uuid`;
}
