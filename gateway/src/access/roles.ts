import { type Role, roles } from '../platform/auth/viewer.js';

export const everyRole: readonly Role[] = roles;
export const administrators: readonly Role[] = ['OWNER', 'ADMIN'];
export const accountants: readonly Role[] = ['ACCOUNTANT'];
export const administratorsAndAccountants: readonly Role[] = [...administrators, 'ACCOUNTANT'];
export const managers: readonly Role[] = [...administrators, 'MANAGER'];
export const managersAndAccountants: readonly Role[] = [...managers, 'ACCOUNTANT'];
export const managersAndWorkers: readonly Role[] = [...managers, 'WORKER'];
export const workers: readonly Role[] = ['WORKER'];
