interface Scope {
  /** As the server knows it. */
  readonly scope: string;
  readonly name: string;
  /** What a key with it can read. */
  readonly meaning: string;
}

export const scopes: readonly Scope[] = [
  {
    scope: 'payroll:read',
    name: 'Read payroll',
    meaning: 'Everybody’s regular, overtime and double time, paid time off and pay lines, and the pay periods.',
  },
  {
    scope: 'timesheets:read',
    name: 'Read timesheets',
    meaning: 'Everybody’s timesheets, and every change of them as it happens.',
  },
];

/** A scope that another version of the server knows goes by its own name. */
export function scopeName(scope: string): string {
  return scopes.find((one) => one.scope === scope)?.name ?? scope;
}
