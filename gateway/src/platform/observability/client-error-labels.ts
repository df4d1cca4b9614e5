import type { ReportedClientError } from '../ports/platform.js';

const maxVersions = 20;

/**
 * Chooses the labels of an error. Reports come from browsers, and each new label value would create a series: so modules
 * that are not deployed are `other`, and so are versions after the first twenty of a module.
 */
export class ClientErrorLabels {
  private readonly versions = new Map<string, Set<string>>();

  private listNames: () => Promise<readonly string[]> = async () => [];

  watchModules(listNames: () => Promise<readonly string[]>): void {
    this.listNames = listNames;
  }

  async of({ module, version, kind }: ReportedClientError) {
    const names = await this.listNames().catch((): readonly string[] => []);
    if (module !== 'shell' && !names.includes(module)) return { module: 'other', version: 'other', kind };
    return { module, version: this.versionOf(module, version), kind };
  }

  private versionOf(module: string, version: string | null): string {
    if (version === null) return 'unknown';
    const versions = this.versions.get(module) ?? new Set<string>();
    if (!versions.has(version) && versions.size >= maxVersions) return 'other';
    this.versions.set(module, versions.add(version));
    return version;
  }
}
