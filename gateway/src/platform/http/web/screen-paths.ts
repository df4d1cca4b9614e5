import { RemotesFileError } from './remotes-file.js';

export interface ModulePaths {
  readonly module: string;
  readonly paths: readonly string[];
}

/** Throws a `RemotesFileError` if two modules have a screen at the same path: people would get either of them. */
export function modulesMustNotShareAPath(modules: readonly ModulePaths[]): void {
  const claims = new Map<string, { module: string; path: string }>();
  for (const { module, paths } of modules) {
    for (const path of paths) {
      const claim = claims.get(shapeOf(path));
      if (claim && claim.module !== module) {
        throw new RemotesFileError(`${claim.module} and ${module} both have a screen at ${path} (${claim.path})`);
      }
      claims.set(shapeOf(path), { module, path });
    }
  }
}

/** `/team/:id` and `/Team/:userId/` match the same addresses. */
function shapeOf(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return parts.map((part) => (part.startsWith(':') ? part.replace(/^:[^?]*/, ':') : part)).join('/');
}
