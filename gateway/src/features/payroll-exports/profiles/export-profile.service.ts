import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { compareTexts, forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import { everyRow, readRows } from '../../../platform/read-model/index.js';
import { presets } from '../layouts/export-presets.types.js';
import { builtInProfiles, exportTemplateReads, presentTemplate } from './export-profile.presenter.js';
import type { ExportProfile } from './export-profile.types.js';

const collator = new Intl.Collator('en', { numeric: true });

export const exportProfiles = query('exportProfiles', z.object({}), async ({ em }) =>
  (await readProfiles(em)).toSorted((one, other) => comparePositions(positionOf(one), positionOf(other))),
);

export const exportProfilePage = query('exportProfiles', z.object(forwardPageInput), async ({ em }, page) =>
  pageOfList(await readProfiles(em), { name: 'exportProfiles', keyOf: positionOf, compare: comparePositions }, page),
);

export async function readProfiles(em: EntityManager): Promise<ExportProfile[]> {
  const templates = await readRows(em, exportTemplateReads, everyRow);
  return [...builtInProfiles, ...templates.map(presentTemplate)];
}

type Position = readonly [rank: number, name: string, id: string];

function positionOf(profile: ExportProfile): Position {
  const rank = builtInProfiles.indexOf(profile);
  return rank === -1 ? [builtInProfiles.length, profile.name, profile.id] : [rank, '', ''];
}

function comparePositions([rank, name, id]: Position, [otherRank, otherName, otherId]: Position): number {
  return rank - otherRank || collator.compare(name, otherName) || compareTexts(id, otherId);
}

export const exportPresets = query('exportPresets', z.object({}), async () => [...presets]);
