import type { ApiKeyScope, Viewer } from './viewer.js';

/** The scopes with which a key reads like an accountant, even for an OWNER. With all others it acts as its owner. */
const accountantScopes: ReadonlySet<ApiKeyScope> = new Set(['payroll:read', 'timesheets:read']);

/** Whether the scopes cover the one that is needed: `people:write` also covers `people:read`. */
export function coverScope(scopes: readonly ApiKeyScope[], needed: ApiKeyScope): boolean {
  return scopes.some((scope) => scope === needed || scope === needed.replace(/:read$/, ':write'));
}

/**
 * The viewer of an operation that needs this scope. A key acts with the id and the role of its owner, but stays a key: its
 * scopes tell it from the person. People, and keys without the scope, stay who they are.
 */
export function actingViewer(viewer: Viewer, needed: ApiKeyScope | undefined): Viewer {
  // Reads nothing else of a person: subscribers with the same role share what depends on the role alone.
  if (!viewer.scopes || !needed || accountantScopes.has(needed) || !coverScope(viewer.scopes, needed)) return viewer;
  const { apiKey } = viewer;
  if (!apiKey) return viewer;
  return { ...viewer, userId: apiKey.ownerId, role: apiKey.ownerRole };
}
