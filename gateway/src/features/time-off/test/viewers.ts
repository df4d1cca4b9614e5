import type { Role, Viewer } from '../../../platform/auth/viewer.js';

/** A viewer for tests in which only the role matters. */
export function aViewer(role: Role): Viewer {
  return {
    role,
    userId: '01983c5e-0000-7000-8000-000000000001',
    organizationId: '01983c5e-0000-7000-8000-000000000002',
    sessionId: '01983c5e-0000-7000-8000-000000000003',
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  };
}
