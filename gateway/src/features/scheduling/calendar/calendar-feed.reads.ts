import { bytes, nullable, readModel } from '../../../platform/read-model/index.js';

export const calendarFeedReads = readModel('calendar_feeds', {
  columns: { sealedSecret: nullable(bytes('sealed_secret')) },
});
