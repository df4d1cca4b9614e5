/** The root fields that only group the reads below them: they cost nothing and do not count as a level. */
const groups = { viewer: 'Viewer', visitor: 'Visitor' } as const;

/** The type below a grouping root field: `viewer` → `Viewer`. Undefined for other root fields. */
export function groupOf(rootField: string): string | undefined {
  return Object.hasOwn(groups, rootField) ? groups[rootField as keyof typeof groups] : undefined;
}

export function isGroup(type: string): boolean {
  return Object.values<string>(groups).includes(type);
}

const lookUps: ReadonlySet<string> = new Set(['node', 'nodes']);

/** Whether a root field runs the read of whatever type an id belongs to, with the permissions of that read. */
export function isLookUp(rootField: string): boolean {
  return lookUps.has(rootField);
}
