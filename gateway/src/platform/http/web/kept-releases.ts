import type { Build } from './builds.js';

/** A build whose files are kept, for tabs that were opened while it was served. */
export interface KeptRelease {
  readonly unit: string;
  readonly id: string;
  /** When a gateway last served it, in ISO 8601. */
  readonly usedAt: string;
  readonly isComplete: boolean;
  readonly files: Readonly<Record<string, string>>;
}

export interface KeptLimits {
  readonly kept: number;
  readonly keptDays: number;
}

const isOf = (build: Pick<Build, 'unit' | 'id'>) => (release: KeptRelease) =>
  release.unit === build.unit && release.id === build.id;

export function recordBuilds(releases: readonly KeptRelease[], builds: readonly Build[], now: Date): KeptRelease[] {
  const others = releases.filter((release) => !builds.some((build) => isOf(build)(release)));
  const served = builds.map((build) => ({
    unit: build.unit,
    id: build.id,
    usedAt: now.toISOString(),
    isComplete: releases.find(isOf(build))?.isComplete ?? false,
    files: build.files,
  }));
  return [...others, ...served];
}

export function completeBuilds(releases: readonly KeptRelease[], builds: readonly Build[]): KeptRelease[] {
  return releases.map((release) =>
    builds.some((build) => isOf(build)(release)) ? { ...release, isComplete: true } : release,
  );
}

const dayMs = 86_400_000;

/** The releases that are among the last ones of their unit and were used recently enough. */
export function releasesToKeep(
  releases: readonly KeptRelease[],
  { kept, keptDays }: KeptLimits,
  now: Date,
): KeptRelease[] {
  const oldest = now.getTime() - keptDays * dayMs;
  const recent = releases.filter(({ usedAt }) => Date.parse(usedAt) >= oldest);
  const latestFirst = recent.toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
  return [...Map.groupBy(latestFirst, ({ unit }) => unit).values()].flatMap((ofUnit) => ofUnit.slice(0, kept));
}

export function storedFiles(releases: readonly KeptRelease[], unit: string): Set<string> {
  const complete = releases.filter((release) => release.unit === unit && release.isComplete);
  return new Set(complete.flatMap(({ files }) => Object.keys(files)));
}

/** The files that only releases have which are no longer kept. */
export function filesToRemove(
  releases: readonly KeptRelease[],
  keep: readonly KeptRelease[],
): [unit: string, file: string][] {
  const needed = new Set(keep.flatMap(({ unit, files }) => Object.keys(files).map((file) => `${unit}/${file}`)));
  const dropped = releases.filter((release) => !keep.includes(release));
  const unneeded = new Map<string, [string, string]>();
  for (const { unit, files } of dropped) {
    for (const file of Object.keys(files)) {
      if (!needed.has(`${unit}/${file}`)) unneeded.set(`${unit}/${file}`, [unit, file]);
    }
  }
  return [...unneeded.values()];
}
