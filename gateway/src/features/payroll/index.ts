import type { Feature } from '../../platform/feature.js';
import { PayrollResolver } from './export/payroll.resolver.js';
import { payrollRoutes } from './export/payroll.routes.js';
import { SettledPayMigration } from './migrations/0025-settled-pay.js';
import { ReportResolver } from './reports/report.resolver.js';
import { reportRoutes } from './reports/report.routes.js';
import { SettledPay } from './snapshots/settled-pay.entity.js';

export { settlePay } from './snapshots/settle-pay.js';

export const payrollFeature: Feature = {
  name: 'payroll',
  entities: [SettledPay],
  resolvers: [PayrollResolver, ReportResolver],
  routes: [...reportRoutes, ...payrollRoutes],
  migrations: [{ name: '0025-settled-pay', class: SettledPayMigration }],
};
