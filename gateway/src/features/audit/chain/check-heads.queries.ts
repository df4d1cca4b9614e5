import type { Client } from 'pg';
import type { Flaw } from './chain-walk.rules.js';
import { type HeadFiles, type HeadLine, streamHeadLines } from './head-files.adapter.js';
import type { HeadSigner, SignedHead } from './signed-heads.rules.js';

const batch = 1000;

type CheckedHead = HeadLine & { readonly head: SignedHead };

export async function checkHeads(cells: readonly Client[], signer: HeadSigner | null, files: HeadFiles) {
  const report = { heads: 0, foreignHeads: 0, flaws: [] as Flaw[] };
  let pending: CheckedHead[] = [];
  for await (const { where, head } of streamHeadLines(files)) {
    // A crash can leave a truncated line. Skip it: the next sweep signs the same head again.
    if (!head) continue;
    report.heads += 1;
    if (head.key !== signer?.keyId) report.foreignHeads += 1;
    else if (!signer.isSignatureValid(head)) report.flaws.push(flawOf(head, `the signed head in ${where} was changed`));
    else pending.push({ where, head });
    if (pending.length === batch) {
      report.flaws.push(...(await findMissingFromLog(cells, pending)));
      pending = [];
    }
  }
  report.flaws.push(...(await findMissingFromLog(cells, pending)));
  return report;
}

const missing = `
  select number from unnest($1::uuid[], $2::bigint[], $3::text[]) with ordinality
    as head (organization_id, position, hash, number)
  where not exists (
    select from audit_entries entry
    where entry.organization_id = head.organization_id and entry.position = head.position
      and entry.hash = decode(head.hash, 'hex')
  ) order by number`;

async function findMissingFromLog(cells: readonly Client[], lines: readonly CheckedHead[]): Promise<Flaw[]> {
  return (await headsMissingFromLog(cells, lines)).map((line) =>
    flawOf(line.head, `${describeContradiction(line)}: the end of the log was removed, or the log was rewritten`),
  );
}

export async function headsMissingFromLog(
  cells: readonly Client[],
  lines: readonly CheckedHead[],
): Promise<readonly CheckedHead[]> {
  let remaining = lines;
  for (const cell of cells) remaining = await headsMissingFromCell(cell, remaining);
  return remaining;
}

async function headsMissingFromCell(client: Client, lines: readonly CheckedHead[]): Promise<readonly CheckedHead[]> {
  const heads = lines.map(({ head }) => head);
  const { rows } = await client.query<{ number: string }>(missing, [
    heads.map(({ organizationId }) => organizationId),
    heads.map(({ position }) => position),
    heads.map(({ hash }) => hash),
  ]);
  return rows.flatMap(({ number }) => lines[Number(number) - 1] ?? []);
}

const describeContradiction = ({ head, where }: CheckedHead) =>
  `the log does not contain the entry that the signed head of ${head.at} (${where}) names`;

function flawOf({ organizationId, position }: SignedHead, message: string): Flaw {
  return { organizationId, position, entryId: null, message };
}
