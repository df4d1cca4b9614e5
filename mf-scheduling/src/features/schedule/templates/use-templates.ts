import { useQuery } from '@timetrack/client';
import { useMemo } from 'react';
import type { Templates_TemplateFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { TemplateFields } from '../board/shift.graphql.js';
import { LoadTemplates } from './templates.graphql.js';

export type Template = Templates_TemplateFragment;

export function useTemplates({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(LoadTemplates, { fetchPolicy: 'cache-and-network', skip });
  const nodes = data?.viewer?.shiftTemplates?.nodes;
  const templates = useMemo(() => (nodes ? readFragment(TemplateFields, nodes) : null), [nodes]);
  return { templates, error: templates ? undefined : error, onRetry: refetch };
}
