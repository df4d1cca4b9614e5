interface Scope {
  /** The server's name of the scope. */
  readonly scope: string;
  readonly label: string;
  readonly description: string;
}

export const scopes: readonly Scope[] = [
  {
    scope: 'payroll:read',
    label: 'Read payroll',
    description: 'Regular, overtime and double time, paid time off and pay lines of everyone, and the pay periods.',
  },
  {
    scope: 'timesheets:read',
    label: 'Read timesheets',
    description: 'The timesheets of everyone, and every change to them as it happens.',
  },
];

/** An unknown scope, which a newer server offers, is labeled with its own name. */
export function scopeLabel(scope: string): string {
  return scopes.find((known) => known.scope === scope)?.label ?? scope;
}
