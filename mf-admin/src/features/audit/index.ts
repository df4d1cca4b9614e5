export { AuditLog } from './AuditLog.js';
