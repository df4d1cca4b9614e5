import type { Feature } from '../../platform/feature.types.js';
import { createClosingCheckResolver } from './closing-check/closing-check.resolver.js';
import { createClosingCheckRoute } from './closing-check/closing-check.routes.js';
import { type ClosingCheckPorts, closingCheckQuery } from './closing-check/closing-check.service.js';
import { PayrollAdjustment } from './corrections/payroll-adjustment.entity.js';
import { SettledPay } from './entries/settled-pay.entity.js';
import { PayrollResolver } from './export/payroll.resolver.js';
import { payrollRoutes } from './export/payroll.routes.js';
import { PayrollBaseline } from './migrations/0010-payroll.js';
import { ReportResolver } from './reports/report.resolver.js';
import { reportRoutes } from './reports/report.routes.js';
import { ReportEntriesResolver } from './reports/report-entries.resolver.js';
import { SettingsPreviewResolver } from './settings-preview/settings-preview.resolver.js';
import { settingsPreviewRoutes } from './settings-preview/settings-preview.routes.js';
import { PayrollVersionsResolver } from './versions/payroll-versions.resolver.js';
import { payrollVersionsRoutes } from './versions/payroll-versions.routes.js';
import { WorkMatrixResolver } from './work-matrix/work-matrix.resolver.js';
import { workMatrixRoutes } from './work-matrix/work-matrix.routes.js';

export { settlePay } from './corrections/settle-pay.service.js';
export { type CsvColumn, escapeFormula, openCsvFile } from './csv/csv.presenter.js';
export { payRangeShape, payVersion, requireDatesInOrder } from './entries/pay-range.inputs.js';
export { readPayableMinutes } from './entries/payable-minutes.queries.js';
export type { PayrollEntries } from './entries/payroll-entries.types.js';
export { projectWorkweek } from './entries/projected-week.queries.js';
export { findPay, readPay } from './entries/read-pay.queries.js';
export { reportType } from './reports/report.types.js';
export { loadPayFacts } from './run/pay-facts.queries.js';
export { addHours } from './run/pay-lines.presenter.js';
export { type PayrollEntry, payrollEntry } from './run/payroll-entry.types.js';

export function payrollFeature(ports: ClosingCheckPorts): Feature {
  const closingCheck = closingCheckQuery(ports);
  return {
    name: 'payroll',
    description: 'Reports, payroll and its versions.',
    entities: [SettledPay, PayrollAdjustment],
    resolvers: [
      PayrollResolver,
      PayrollVersionsResolver,
      ReportResolver,
      ReportEntriesResolver,
      WorkMatrixResolver,
      SettingsPreviewResolver,
      createClosingCheckResolver(closingCheck),
    ],
    routes: [
      ...reportRoutes,
      ...workMatrixRoutes,
      ...payrollRoutes,
      ...payrollVersionsRoutes,
      ...settingsPreviewRoutes,
      createClosingCheckRoute(closingCheck),
    ],
    migrations: [{ name: '0010-payroll', class: PayrollBaseline }],
  };
}
