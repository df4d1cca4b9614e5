import '../module.css';
import type { ModuleDefinition } from '@timetrack/contracts';
import { loadTemporal } from '@timetrack/ui/basics';
import packageJson from '../../package.json' with { type: 'json' };

const admin: ModuleDefinition = {
  name: packageJson.name,
  version: packageJson.version,
  screens: [
    {
      path: '/team',
      title: 'Team',
      ability: 'SCREEN_TEAM',
      navigation: { label: 'Team', icon: 'users', order: 40 },
      load: async () => (await import('../features/team/index.js')).Team,
    },
    {
      path: '/jobs',
      title: 'Jobs',
      ability: 'SCREEN_JOBS',
      navigation: { label: 'Jobs', icon: 'briefcase', order: 45 },
      load: async () => (await import('../features/jobs/index.js')).Jobs,
    },
    {
      path: '/reports',
      title: 'Reports',
      ability: 'SCREEN_REPORTS',
      navigation: { label: 'Reports', icon: 'chart-column', order: 60 },
      load: async () => {
        const [{ Reports }] = await Promise.all([import('../features/reports/index.js'), loadTemporal()]);
        return Reports;
      },
    },
    {
      path: '/payroll',
      title: 'Payroll',
      ability: 'SCREEN_PAYROLL',
      navigation: { label: 'Payroll', icon: 'hand-coins', order: 65 },
      load: async () => (await import('../features/payroll/index.js')).Payroll,
    },
    {
      path: '/invitations',
      title: 'Employee Invitations',
      ability: 'SCREEN_INVITATIONS',
      navigation: { label: 'Invitations', icon: 'mail-plus', order: 70 },
      load: async () => (await import('../features/invitations/index.js')).Invitations,
    },
    {
      path: '/settings',
      title: 'Organization',
      ability: 'SCREEN_SETTINGS',
      navigation: { label: 'Organization', icon: 'building-2', order: 80 },
      load: async () => (await import('../features/settings/index.js')).Settings,
    },
    {
      path: '/settings/:part',
      title: 'Organization',
      ability: 'SCREEN_SETTINGS',
      load: async () => (await import('../features/settings/index.js')).Settings,
    },
    {
      path: '/audit',
      title: 'Audit Log',
      ability: 'SCREEN_AUDIT_LOG',
      navigation: { label: 'Audit Log', icon: 'scroll-text', order: 90 },
      load: async () => (await import('../features/audit/index.js')).AuditLog,
    },
  ],
};

export default admin;
