export class Slots {
  private readonly takenBy = new Map<string, number>();
  private taken = 0;

  constructor(private readonly limits: { readonly perOrganization: number; readonly overall: number }) {}

  get count(): number {
    return this.taken;
  }

  /** Takes a slot and returns how to give it back. Null if all are taken. */
  take(organizationId: string): (() => void) | null {
    const takenBy = this.takenBy.get(organizationId) ?? 0;
    if (takenBy >= this.limits.perOrganization || this.taken >= this.limits.overall) return null;
    this.change(organizationId, 1);
    return () => this.change(organizationId, -1);
  }

  private change(organizationId: string, by: 1 | -1): void {
    this.taken += by;
    const takenBy = (this.takenBy.get(organizationId) ?? 0) + by;
    if (takenBy === 0) this.takenBy.delete(organizationId);
    else this.takenBy.set(organizationId, takenBy);
  }
}
