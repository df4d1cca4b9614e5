import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { previewSettings } from './settings-preview.service.js';
import { settingsPreview } from './settings-preview.types.js';

export const settingsPreviewRoutes: readonly Route[] = [
  route(previewSettings, {
    method: 'POST',
    path: '/api/organization/preview',
    status: 200,
    summary: 'What a change of pay rules would change in open pay periods; stores nothing',
    response: settingsPreview,
  }),
];
