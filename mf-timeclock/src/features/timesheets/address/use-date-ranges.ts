import { useQuery } from '@timetrack/client';
import { useToday } from '@timetrack/screens';
import { useEffect, useRef } from 'react';
import { LoadDateRanges } from './filters.graphql.js';

/** Loaded again when the organization's date changes. */
export function useDateRanges() {
  const { data, error, refetch } = useQuery(LoadDateRanges, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const refresh = () => void refetch().catch(() => undefined);
  useOnDateChange(refresh);
  return { dateRanges: data?.viewer?.dateRanges ?? null, error, refresh };
}

function useOnDateChange(onChange: () => void): void {
  const today = useToday();
  const lastDate = useRef(today);
  useEffect(() => {
    if (lastDate.current === today) return;
    lastDate.current = today;
    onChange();
  });
}
