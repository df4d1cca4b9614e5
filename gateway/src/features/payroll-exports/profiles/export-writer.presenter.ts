import type { PayrollEntry } from '../../payroll/index.js';
import { formatIifActivities, formatIifHeader } from '../formats/iif.rules.js';
import { activitiesOf } from '../formats/iif-activities.rules.js';
import type { ExportedPeriod } from '../layouts/export-cells.rules.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import { contentTypeOf, encodeText, formatHead, formatPeople } from '../layouts/layout-file.presenter.js';

export interface ExportWriter {
  readonly contentType: string;
  /** Without the dot: `csv`. */
  readonly extension: string;
  readonly encoding: 'utf-8' | 'windows-1252';
  writeHead(): Buffer;
  writePeople(entries: readonly PayrollEntry[]): Buffer;
}

export function createLayoutWriter(layout: ExportLayout, period: ExportedPeriod): ExportWriter {
  return {
    contentType: contentTypeOf(layout),
    extension: layout.extension.toLowerCase(),
    encoding: layout.encoding === 'UTF_8' ? 'utf-8' : 'windows-1252',
    writeHead: () => encodeText(formatHead(period, layout), layout),
    writePeople: (entries) => encodeText(formatPeople(entries, period, layout), layout),
  };
}

/** A file for QuickBooks Desktop. QuickBooks does not pay the activities of a draft. */
export function createQuickBooksWriter(companyName: string, { version }: ExportedPeriod): ExportWriter {
  return {
    contentType: 'text/plain; charset=windows-1252',
    extension: 'iif',
    encoding: 'windows-1252',
    writeHead: () => formatIifHeader(companyName),
    writePeople: (entries) => formatIifActivities(entries.flatMap((entry) => activitiesOf(entry, version !== null))),
  };
}

/** The same file has the same name, whenever it is downloaded: `payroll-csv-2026-11-01-to-2026-11-07-v1.csv`. */
export function nameFile(
  profileName: string,
  { startDate, endDate, version }: ExportedPeriod,
  extension: string,
): string {
  const slug = profileName
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  const name = `payroll-${slug || 'export'}-${startDate}-to-${endDate}`;
  return version === null ? `DRAFT-${name}.${extension}` : `${name}-v${version}.${extension}`;
}
