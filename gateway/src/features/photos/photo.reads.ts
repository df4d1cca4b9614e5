import { integer, readModel, text, uuid } from '../../platform/read-model/index.js';

export const photoReads = readModel('photos', {
  columns: {
    id: uuid('id'),
    organizationId: uuid('organization_id'),
    uploadedById: uuid('uploaded_by_id'),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    thumbnailBytes: integer('thumbnail_bytes'),
  },
});
