import type { Feature } from '../../platform/feature.js';
import { closingCheckApi } from './closing-check/closing-check.api.js';
import type { ClosingCheckPorts } from './closing-check/closing-check.service.js';
import { payrollApi } from './export/payroll.api.js';
import { PayrollBaseline } from './migrations/0010-payroll.js';
import { settingsPreviewApi } from './pay-preview/settings-preview.api.js';
import { termsPreviewApi } from './pay-preview/terms-preview.api.js';
import { qualifiedOvertimeApi } from './qualified-overtime/qualified-overtime.api.js';
import { reportApi } from './reports/report.api.js';
import { ReportEntriesResolver } from './reports/report-entries.resolver.js';
import { payrollVersionsApi } from './versions/payroll-versions.api.js';
import { workByTimeApi } from './work-by-time/work-by-time.api.js';
import { workMatrixApi } from './work-matrix/work-matrix.api.js';

export {
  type FileProblem,
  fileProblemsShape,
  maxProblems,
  type PayrollFileCheck,
} from './closing-check/payroll-file-check.types.js';
export type { CheckedPeople } from './closing-check/summarize-entries.rules.js';
export { settlePay } from './corrections/settle-pay.service.js';
export { type CsvColumn, openCsvFile } from './csv/csv.presenter.js';
export { slugOf } from './csv/file-slug.rules.js';
export { payRangeShape, payVersion, requireDatesInOrder } from './entries/pay-range.inputs.js';
export { readPayableMinutes, sumWorkByDate } from './entries/payable-minutes.queries.js';
export type { PayrollEntries } from './entries/payroll-entries.types.js';
export { describePending } from './entries/pending-overtime.rules.js';
export { projectWorkweek } from './entries/projected-week.queries.js';
export { findPay, readPay } from './entries/read-pay.queries.js';
export { reportType } from './reports/report.types.js';
export { loadPayFacts } from './run/pay-facts.queries.js';
export { addHours } from './run/pay-lines.presenter.js';
export { findWindow } from './run/pay-window.rules.js';
export { type PayrollEntry, payrollEntry, sumPaidMinutes } from './run/payroll-entry.types.js';

export function payrollFeature(ports: ClosingCheckPorts): Feature {
  return {
    name: 'payroll',
    description: 'Reports, payroll and its versions.',
    entities: [],
    resolvers: [ReportEntriesResolver],
    api: [
      ...reportApi,
      ...workByTimeApi,
      ...workMatrixApi,
      ...payrollApi,
      ...payrollVersionsApi,
      ...qualifiedOvertimeApi,
      ...settingsPreviewApi,
      ...termsPreviewApi,
      ...closingCheckApi(ports),
    ],
    migrations: [{ name: '0010-payroll', class: PayrollBaseline }],
  };
}
