import type { SignedInContext } from '../../../access/index.js';
import { describeChanges } from '../content/content-changes.rules.js';
import { differsFromSigned } from '../content/sign-off-content.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { presentSignOff, readAuditPositions, type SignOffRecord } from '../records/sign-off.reads.js';
import type { SignOff } from '../records/sign-off.types.js';
import { type OwnSearch, readOwnHours, type SeenPay } from '../signing/own-hours.queries.js';
import { isWaiting, signingMustBePossible } from '../signing/sign-off.rules.js';
import type { OwnSignOff } from './own-sign-off.types.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer'>;

export async function readOwnSignOff(reader: Reader, search: OwnSearch, seen: SeenPay): Promise<OwnSignOff> {
  const { content, contentHash, settings, newest, facts } = await readOwnHours(reader.em, search, seen);
  const { statement, questions } = settings;
  const obstacle = signingMustBePossible(facts);
  return {
    contentHash,
    canSignOff: obstacle === undefined,
    signOffObstacle: facts.isSigned ? null : (obstacle?.message ?? null),
    needsSignOff: isWaiting(facts),
    signOffForm: settings.enabled ? { statement, questions } : null,
    signOff: newest ? await present(reader, newest, content) : null,
  };
}

/** A stale signature lists how the hours differ now, which may be more than when it became stale. */
async function present(reader: Reader, row: SignOffRecord, current: SignOffContent): Promise<SignOff> {
  const positions = await readAuditPositions(reader, [row.id]);
  const signOff = presentSignOff(row, positions.get(row.id) ?? null);
  if (!signOff.staleAt || !differsFromSigned(signOff.content, current)) return signOff;
  return { ...signOff, changes: describeChanges(signOff.content, current) };
}
