import { useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import { type AuditFilter, everything, readAuditAddress, writeAuditAddress } from './audit-address.js';

/** The filter lives in the address: reload, links and the back button work by themselves. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readAuditAddress(params), [params]);
  const narrow = useCallback(
    (changes: Partial<AuditFilter>) =>
      setParams((current) => writeAuditAddress(current, { ...readAuditAddress(current), ...changes })),
    [setParams],
  );
  const clear = useCallback(() => narrow(everything), [narrow]);
  return { filter, narrow, clear };
}
