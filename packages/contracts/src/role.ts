/** The five roles of an organization's people, highest rank first. */
export const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

export type Role = (typeof roles)[number];

/** How each role is written on screen. */
export const roleNames: Readonly<Record<Role, string>> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  ACCOUNTANT: 'Accountant',
  WORKER: 'Worker',
};
