import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { presentUserName } from '../identity/index.js';
import { attention } from './attention.service.js';
import { attentionJson } from './attention.types.js';

export const attentionRoutes: readonly Route[] = [
  route(attention, {
    method: 'GET',
    path: '/api/dashboard/attention',
    status: 200,
    summary: 'Who should be at work and is not, who has not clocked out, and who approaches overtime',
    response: attentionJson,
    present: ({ count, groups }) => ({
      count,
      groups: groups.map((group) => ({
        ...group,
        items: group.items.map(({ user, ...item }) => ({ ...item, user: presentUserName(user) })),
      })),
    }),
  }),
];
