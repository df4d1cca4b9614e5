const maxRecent = 5;

/** The ids, the newest first, separated by commas. */
const storageKey = (userId: string) => `timetrack-job:${userId}`;

/** The jobs that the user last chose on this device, the newest first. */
export function readRecentJobs(userId: string): readonly string[] {
  try {
    return localStorage.getItem(storageKey(userId))?.split(',') ?? [];
  } catch {
    return [];
  }
}

/** Remembers a choice. After “None”, no job is proposed anymore. */
export function rememberJob(userId: string, jobId: string | null): readonly string[] {
  const recent = jobId === null ? [] : [jobId, ...readRecentJobs(userId).filter((id) => id !== jobId)];
  const kept = recent.slice(0, maxRecent);
  try {
    if (kept.length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), kept.join(','));
  } catch {
    // Without storage the user has to choose the job again next time.
  }
  return kept;
}
