/** What the same load was to each worker. */
export interface Share {
  readonly workers: number;
  readonly requests: number;
  readonly nodes: readonly {
    readonly name: string;
    readonly statements: number;
    readonly bytes: number;
    /** Milliseconds. */
    readonly cpu: number;
  }[];
}

/** How much more of the load two workers take than one, by what the busier one has to do. */
export function growthOf([onOne, onTwo]: readonly Share[], of: 'statements' | 'bytes' | 'cpu'): number {
  const most = (share: Share | undefined) => Math.max(...(share?.nodes.map((node) => node[of]) ?? []));
  return most(onOne) / most(onTwo);
}
