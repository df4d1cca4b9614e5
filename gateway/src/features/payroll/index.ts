import type { Feature } from '../../platform/feature.types.js';
import { SettledPay } from './entries/settled-pay.entity.js';
import { PayrollResolver } from './export/payroll.resolver.js';
import { payrollRoutes } from './export/payroll.routes.js';
import { SettledPayMigration } from './migrations/0025-settled-pay.js';
import { ReportResolver } from './reports/report.resolver.js';
import { reportRoutes } from './reports/report.routes.js';

export { settlePay } from './entries/settle-pay.service.js';

export const payrollFeature: Feature = {
  name: 'payroll',
  entities: [SettledPay],
  resolvers: [PayrollResolver, ReportResolver],
  routes: [...reportRoutes, ...payrollRoutes],
  migrations: [{ name: '0025-settled-pay', class: SettledPayMigration }],
};
